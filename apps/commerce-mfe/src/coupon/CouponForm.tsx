import type { ReactNode } from 'react';
import { appliesTo, couponAudiences, discountKinds, fixedFields, fixedReason, type Coupon, type CouponFieldName } from '@lectern/contract/commerce';
import type { CurrencyRow } from '@lectern/contract/platform/currency';
import { DateRangeField, FindField, FormNote, Pair, SaveBar, SelectField, ServerForm, type ServerFormState, TextAreaField, TextField } from '@lectern/ui-kit/form';
import { AmountFields } from './AmountFields';
import { personChoice, thingChoice, useStudents, useThings } from './choices';
import { clockText, zoneName } from './dates';
import { InWords } from './InWords';
import { Segmented } from './Segmented';
import type { CouponValues } from './values';
import { appliesWords, audienceWords, kindWords } from './words';
import './form.css';

interface Props {
  readonly form: ServerFormState<CouponValues>;
  /** Undefined for a new one. */
  readonly coupon?: Coupon;
  readonly currencies: readonly CurrencyRow[];
  readonly verb: string;
  readonly onCancel: () => void;
}

const options = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) => values.map((value) => ({ value, label: words[value] }));

const startHelp = (coupon: Coupon | undefined): string => `${coupon ? clockText(coupon.startsAt) : '00:00'}, ${zoneName()}`;
const endHelp = (coupon: Coupon | undefined): string => (coupon && clockText(coupon.endsAt) !== '00:00' ? `Until ${clockText(coupon.endsAt)}, ${zoneName()}` : `To the end of the day, ${zoneName()}`);

/** The terms of a coupon on a page of their own; what its use has fixed is locked, and why stands above. */
export function CouponForm({ form, coupon, currencies, verb, onCancel }: Props): ReactNode {
  const { values } = form.formik;
  const fixed: readonly CouponFieldName[] = coupon ? fixedFields(coupon) : [];
  const isFixed = (name: CouponFieldName): boolean => fixed.includes(name);
  const reason = coupon && fixedReason(coupon);
  const tooMany = coupon !== undefined && coupon.usersCount > coupon.users.length;
  return (
    <ServerForm form={form} className="coupon-form">
      <div className="coupon-columns">
        <div className="coupon-sections">
          <FormNote text={form.note} />
          {reason && <p className="coupon-fixed">{reason}</p>}
          <section aria-label="Code and name">
            <TextField name="code" label="Code" disabled={isFixed('code')} help="4 to 20 letters and digits. It is never free for another coupon." autoFocus={!coupon} />
            <TextField name="name" label="Name for staff" help="Shown in lists and reports only." />
          </section>
          <section aria-labelledby="coupon-discount">
            <h2 id="coupon-discount">Discount</h2>
            <Segmented name="discountKind" label="Type" options={options(discountKinds, kindWords)} disabled={isFixed('discountKind')} />
            <AmountFields currencies={currencies} fixed={isFixed} />
          </section>
          <section aria-labelledby="coupon-limits">
            <h2 id="coupon-limits">Validity and limits</h2>
            <DateRangeField
              label="Validity"
              from={{ name: 'startsOn', label: 'Valid from', disabled: isFixed('startsAt'), help: startHelp(coupon) }}
              until={{ name: 'endsOn', label: 'Valid until', disabled: isFixed('endsAt'), help: endHelp(coupon) }}
            />
            <Pair>
              <TextField name="perUser" label="Uses per student" inputMode="numeric" disabled={isFixed('perUserLimit')} />
              <TextField name="total" label="Uses in all" inputMode="numeric" optional disabled={isFixed('totalLimit')} help="Empty: without a limit." />
            </Pair>
          </section>
          <section aria-labelledby="coupon-scope">
            <h2 id="coupon-scope">What and whom it is for</h2>
            <SelectField name="appliesTo" label="Applies to" options={options(appliesTo, appliesWords)} disabled={isFixed('appliesTo')} />
            {values.appliesTo === 'chosen' && <FindField name="targets" label="What it is for" help="A category stands for all that lies below it." disabled={isFixed('targets')} choiceOf={thingChoice} useFound={useThings} />}
            <SelectField name="audience" label="Who may use it" options={options(couponAudiences, audienceWords)} disabled={isFixed('audience')} help={values.audience === 'new' ? 'Students without a paid order.' : undefined} />
            {values.audience === 'chosen' && (
              <FindField
                name="users"
                label="Chosen students"
                help={tooMany ? `${coupon.usersCount.toLocaleString('en-GB')} students are chosen: too many to change here.` : 'By name, or by the whole e-mail or mobile.'}
                disabled={isFixed('userIds') || tooMany}
                choiceOf={personChoice}
                useFound={useStudents}
              />
            )}
            <TextAreaField name="description" label="Description" optional rows={2} max={500} />
          </section>
        </div>
        <InWords values={values} currencies={currencies} />
      </div>
      <SaveBar form={form} verb={verb} onCancel={onCancel} />
    </ServerForm>
  );
}
