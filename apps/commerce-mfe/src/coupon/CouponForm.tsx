import { useMemo, type ReactNode } from 'react';
import { fixedFields, fixedReason, type Coupon, type CouponFieldName } from '@lectern/contract/commerce';
import type { CurrencyRow } from '@lectern/contract/platform/currency';
import { clockText, timeZone } from '@lectern/ui-kit';
import {
  DateRangeField,
  FindField,
  FormNote,
  NumberField,
  Pair,
  SaveBar,
  SelectField,
  ServerForm,
  type ServerFormState,
  TextAreaField,
  TextField,
} from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import { choiceProps, fieldProps } from '@lectern/ui-kit/records';
import * as texts from '../texts/form';
import * as names from '../texts/names';
import { AmountFields } from './AmountFields';
import { personChoice, thingChoice, useStudents, useThings } from './choices';
import { coupon as record } from './coupon';
import { InWords } from './InWords';
import { newCode } from './new-code';
import { Segmented } from '../segments/Segmented';
import type { CouponValues } from './values';
import './form.css';

interface Props {
  readonly form: ServerFormState<CouponValues>;
  /** Undefined for a new one. */
  readonly coupon?: Coupon;
  readonly currencies: readonly CurrencyRow[];
  readonly verb: string;
  readonly onCancel: () => void;
  /** Saves a new one and activates it. */
  readonly onActivate?: () => void;
}

const startHelp = (coupon: Coupon | undefined): string =>
  texts.fromClock(coupon ? clockText(coupon.startsAt) : '00:00', timeZone());
const endHelp = (coupon: Coupon | undefined): string =>
  coupon && clockText(coupon.endsAt) !== '00:00'
    ? texts.untilClock(clockText(coupon.endsAt), timeZone())
    : texts.untilEndOfDay(timeZone());

/** The page with the terms of a coupon. Fields that its use has locked say so above. */
export function CouponForm({ form, coupon, currencies, verb, onCancel, onActivate }: Props): ReactNode {
  const { values, setFieldValue } = form.formik;
  const fixed: readonly CouponFieldName[] = coupon ? fixedFields(coupon) : [];
  const isFixed = (name: CouponFieldName): boolean => fixed.includes(name);
  const reason = coupon && fixedReason(coupon);
  const generate = useMemo(
    () => (
      <Button size="small" variant="text" onClick={() => void setFieldValue('code', newCode())}>
        {texts.generateCode}
      </Button>
    ),
    [setFieldValue],
  );
  const tooMany = coupon !== undefined && coupon.usersCount > coupon.users.length;
  return (
    <ServerForm form={form} className="coupon-form">
      <div className="coupon-columns">
        <div className="coupon-sections">
          <FormNote text={form.note} />
          {reason && <p className="coupon-fixed">{reason}</p>}
          <section aria-label={texts.codeAndName}>
            <TextField
              {...fieldProps(record, 'code')}
              disabled={isFixed('code')}
              help={texts.codeHelp}
              autoFocus={!coupon}
              trail={!coupon && generate}
            />
            <TextField {...fieldProps(record, 'name')} help={texts.nameHelp} />
          </section>
          <section aria-labelledby="coupon-discount">
            <h2 id="coupon-discount">{names.discount}</h2>
            <Segmented {...choiceProps(record, 'discountKind')} disabled={isFixed('discountKind')} />
            <AmountFields currencies={currencies} fixed={isFixed} />
          </section>
          <section aria-labelledby="coupon-limits">
            <h2 id="coupon-limits">{texts.validityAndLimits}</h2>
            <DateRangeField
              label={texts.validity}
              from={{
                name: 'startsAt',
                label: names.validFrom,
                disabled: isFixed('startsAt'),
                help: startHelp(coupon),
              }}
              until={{ name: 'endsAt', label: names.validUntil, disabled: isFixed('endsAt'), help: endHelp(coupon) }}
            />
            <Pair>
              <NumberField {...fieldProps(record, 'perUserLimit')} disabled={isFixed('perUserLimit')} />
              <NumberField
                {...fieldProps(record, 'totalLimit')}
                disabled={isFixed('totalLimit')}
                help={texts.inAllHelp}
              />
            </Pair>
          </section>
          <section aria-labelledby="coupon-scope">
            <h2 id="coupon-scope">{texts.whatAndWhom}</h2>
            <SelectField {...choiceProps(record, 'appliesTo')} disabled={isFixed('appliesTo')} />
            {values.appliesTo === 'chosen' && (
              <FindField
                name="targets"
                label={names.targets}
                help={texts.targetsHelp}
                disabled={isFixed('targets')}
                choiceOf={thingChoice}
                useFound={useThings}
              />
            )}
            <SelectField
              {...choiceProps(record, 'audience')}
              disabled={isFixed('audience')}
              help={values.audience === 'new' ? texts.newStudentsHelp : undefined}
            />
            {values.audience === 'chosen' && (
              <FindField
                name="userIds"
                label={names.chosenStudents}
                help={tooMany ? texts.tooManyStudents(coupon.usersCount) : texts.studentsHelp}
                disabled={isFixed('userIds') || tooMany}
                choiceOf={personChoice}
                useFound={useStudents}
              />
            )}
            <TextAreaField {...fieldProps(record, 'description')} rows={2} max={500} />
          </section>
        </div>
        <InWords values={values} currencies={currencies} />
      </div>
      <SaveBar
        form={form}
        verb={verb}
        onCancel={onCancel}
        {...(onActivate && { second: { verb: texts.createAndActivate, onSave: onActivate } })}
      />
    </ServerForm>
  );
}
