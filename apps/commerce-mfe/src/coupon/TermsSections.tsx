import type { ReactNode } from 'react';
import type { Coupon, CouponFieldName } from '@lectern/contract/commerce';
import type { CurrencyRow } from '@lectern/contract/platform/currency';
import { clockText, timeZone } from '@lectern/ui-kit';
import { DateRangeField, FindField, NumberField, Pair, SelectField } from '@lectern/ui-kit/form';
import { choiceProps, fieldProps } from '@lectern/ui-kit/records';
import { Segmented } from '../segments/Segmented';
import * as texts from '../texts/form';
import * as names from '../texts/names';
import { AmountFields } from './AmountFields';
import { thingChoice, useThings } from './choices';
import { coupon as record } from './coupon';

/** Tells the fields that its use has locked. */
export type IsFixed = (name: CouponFieldName) => boolean;

/** Kind and amount of the discount. */
export function DiscountSection({
  currencies,
  isFixed,
}: {
  readonly currencies: readonly CurrencyRow[];
  readonly isFixed: IsFixed;
}): ReactNode {
  return (
    <section aria-labelledby="coupon-discount">
      <h2 id="coupon-discount">{names.discount}</h2>
      <Segmented {...choiceProps(record, 'discountKind')} disabled={isFixed('discountKind')} />
      <AmountFields currencies={currencies} fixed={isFixed} />
    </section>
  );
}

const startHelp = (coupon: Coupon | undefined): string =>
  texts.fromClock(coupon ? clockText(coupon.startsAt) : '00:00', timeZone());
const endHelp = (coupon: Coupon | undefined): string =>
  coupon && clockText(coupon.endsAt) !== '00:00'
    ? texts.untilClock(clockText(coupon.endsAt), timeZone())
    : texts.untilEndOfDay(timeZone());

/** Period and limits of its uses. */
export function LimitsSection({
  coupon,
  isFixed,
}: {
  readonly coupon: Coupon | undefined;
  readonly isFixed: IsFixed;
}): ReactNode {
  return (
    <section aria-labelledby="coupon-limits">
      <h2 id="coupon-limits">{texts.validityAndLimits}</h2>
      <DateRangeField
        label={texts.validity}
        from={{ name: 'startsAt', label: names.validFrom, disabled: isFixed('startsAt'), help: startHelp(coupon) }}
        until={{ name: 'endsAt', label: names.validUntil, disabled: isFixed('endsAt'), help: endHelp(coupon) }}
      />
      <Pair>
        <NumberField {...fieldProps(record, 'perUserLimit')} disabled={isFixed('perUserLimit')} />
        <NumberField {...fieldProps(record, 'totalLimit')} disabled={isFixed('totalLimit')} help={texts.inAllHelp} />
      </Pair>
    </section>
  );
}

/** The things that it can be used for. */
export function ThingsFields({
  isChosen,
  isFixed,
}: {
  /** True where single things are chosen. */
  readonly isChosen: boolean;
  readonly isFixed: IsFixed;
}): ReactNode {
  return (
    <>
      <SelectField {...choiceProps(record, 'appliesTo')} disabled={isFixed('appliesTo')} />
      {isChosen && (
        <FindField
          name="targets"
          label={names.targets}
          help={texts.targetsHelp}
          disabled={isFixed('targets')}
          choiceOf={thingChoice}
          useFound={useThings}
        />
      )}
    </>
  );
}
