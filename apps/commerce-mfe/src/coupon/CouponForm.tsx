import { useMemo, type ReactNode } from 'react';
import { fixedFields, fixedReason, type Coupon, type CouponFieldName } from '@lectern/contract/commerce';
import type { CurrencyRow } from '@lectern/contract/platform/currency';
import {
  FindField,
  FormNote,
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
import { personChoice, useStudents } from './choices';
import { coupon as record } from './coupon';
import { InWords } from './InWords';
import { newCode } from './new-code';
import { DiscountSection, LimitsSection, ThingsFields } from './TermsSections';
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
          <DiscountSection {...{ currencies, isFixed }} />
          <LimitsSection {...{ coupon, isFixed }} />
          <section aria-labelledby="coupon-scope">
            <h2 id="coupon-scope">{texts.whatAndWhom}</h2>
            <ThingsFields isChosen={values.appliesTo === 'chosen'} isFixed={isFixed} />
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
