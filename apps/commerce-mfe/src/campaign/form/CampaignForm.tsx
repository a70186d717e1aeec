import type { ReactNode } from 'react';
import { fixedFields, fixedReason, type CouponFieldName } from '@lectern/contract/commerce';
import type { CurrencyRow } from '@lectern/contract/platform/currency';
import { FormNote, SaveBar, ServerForm, TextAreaField, TextField, type ServerFormState } from '@lectern/ui-kit/form';
import { fieldProps } from '@lectern/ui-kit/records';
import { InWords } from '../../coupon/InWords';
import { DiscountSection, LimitsSection, ThingsFields } from '../../coupon/TermsSections';
import * as texts from '../../texts/campaign-form';
import { campaignRecord as record } from '../campaign';
import type { CampaignCoupon } from '../campaign-coupon';
import { CampaignFields } from './CampaignFields';
import { fixedPart } from './fixed';
import type { CampaignValues } from './values';
import '../../coupon/form.css';

interface Props {
  readonly form: ServerFormState<CampaignValues>;
  /** Undefined for a new one. */
  readonly coupon?: CampaignCoupon;
  readonly currencies: readonly CurrencyRow[];
  readonly verb: string;
  readonly onCancel: () => void;
}

/** The page with the campaign and the terms of a marketing coupon. Fixed fields say so above. */
export function CampaignForm({ form, coupon, currencies, verb, onCancel }: Props): ReactNode {
  const { values } = form.formik;
  const fixed: readonly CouponFieldName[] = coupon ? fixedFields(coupon) : [];
  const isFixed = (name: CouponFieldName): boolean => fixed.includes(name);
  const part = coupon && fixedPart(coupon.campaign);
  const reasons = [coupon && fixedReason(coupon), part?.reason].filter(Boolean);
  return (
    <ServerForm form={form} className="coupon-form">
      <div className="coupon-columns">
        <div className="coupon-sections">
          <FormNote text={form.note} />
          {reasons.map((reason) => (
            <p key={reason} className="coupon-fixed">
              {reason}
            </p>
          ))}
          <section aria-label={texts.name}>
            <TextField name="name" label={texts.name} help={texts.nameHelp} autoFocus={!coupon} />
            <TextAreaField {...fieldProps(record, 'description')} rows={2} max={500} />
          </section>
          <CampaignFields campaign={coupon?.campaign} fixed={part?.fields ?? []} />
          <DiscountSection {...{ currencies, isFixed }} />
          <LimitsSection {...{ coupon, isFixed }} />
          <section aria-labelledby="coupon-scope">
            <h2 id="coupon-scope">{texts.eligibility}</h2>
            <ThingsFields isChosen={values.appliesTo === 'chosen'} isFixed={isFixed} />
          </section>
        </div>
        <InWords values={values} currencies={currencies} />
      </div>
      <SaveBar form={form} verb={verb} onCancel={onCancel} />
    </ServerForm>
  );
}
