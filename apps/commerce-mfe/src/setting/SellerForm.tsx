import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import {
  mostLinkDays,
  months,
  paymentSettingCalls,
  paymentSettingFields,
  taxRateCalls,
  type StoredPaymentSetting,
} from '@lectern/contract/commerce';
import { notify } from '@lectern/ui-kit';
import { groupsAmong, MultiSelectField } from '@lectern/ui-kit/fields';
import {
  FormNote,
  MoneyField,
  SaveBar,
  SelectField,
  ServerForm,
  TextAreaField,
  TextField,
  useServerForm,
} from '@lectern/ui-kit/form';
import { mixed, object, ValidationError } from 'yup';
import type { Currencies } from '../coupon/use-currencies';
import type { Countries } from '../paylink/use-countries';
import { days as daysText } from '../texts/setting-rules';
import * as texts from '../texts/setting-seller';
import { fromEndText, offeredDays, remindersText } from './rule-words';
import { rupee, sellerField, sellerValuesOf, sellerWire, type SellerValues } from './seller-values';
import { StateField } from './StateField';

interface Props {
  readonly row: StoredPaymentSetting;
  readonly countries: Countries;
  readonly currencies: Currencies;
  readonly disabled: boolean;
}

const contract = object(paymentSettingFields);

/** The rules of the contract on the fields of the form. */
const schema = mixed<SellerValues>().test('contract', async (values, { createError }) => {
  try {
    if (values) await contract.validate(sellerWire(values), { abortEarly: false });
    return true;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const inner = error.inner.length > 0 ? error.inner : [error];
    return new ValidationError(
      inner.map(({ path = '', message }) => createError({ path: sellerField(path), message })),
    );
  }
});

const { fields } = texts;
const monthOptions = Object.entries(months).map(([month, label]) => ({ value: Number(month), label }));
const linkDayOptions = Array.from({ length: mostLinkDays }, (_, at) => ({ value: at + 1, label: daysText(at + 1) }));
const conflict = {
  noun: texts.noun,
  fields: {
    ...Object.fromEntries(Object.entries(fields).map(([name, label]) => [name, { label, show: String }])),
    remindDays: { label: fields.remindDays, show: (days: unknown) => remindersText(days as readonly number[]) },
  },
  valuesOf: sellerValuesOf,
};

/** The seller and the rules of money, saved together. */
export function SellerForm({ row, countries, currencies, disabled }: Props): ReactNode {
  const queryClient = useQueryClient();
  const { mutateAsync: save } = useCall(paymentSettingCalls.save, { handled: [400, 409] });
  const form = useServerForm<SellerValues, StoredPaymentSetting, StoredPaymentSetting>({
    schema,
    initial: sellerValuesOf(row),
    row,
    conflict,
    fieldOf: sellerField,
    send: (values, from) => save({ version: (from ?? row).version, ...sellerWire(values) }),
    onSaved: async () => {
      notify('success', texts.saved);
      await invalidate(queryClient, paymentSettingCalls.read, taxRateCalls.list);
    },
  });
  const dayOptions = offeredDays(row.renewals.remindDays).map((day) => ({ value: day, label: fromEndText(day) }));
  const currencyOptions = currencies.active.map(({ code, name }) => ({ value: code, label: `${code}, ${name}` }));
  return (
    <ServerForm form={form} className="money-form">
      <FormNote text={form.note} />
      <p className="money-dim">{texts.lead}</p>
      <fieldset disabled={disabled}>
        <legend>{texts.sellerPart}</legend>
        <TextField name="name" label={fields.name} disabled={disabled} />
        <TextAreaField name="address" label={fields.address} disabled={disabled} />
        <SelectField
          name="countryId"
          label={fields.countryId}
          placeholder={texts.choose}
          options={countries.rows.map(({ id, name }) => ({ value: id, label: name }))}
          disabled={disabled}
        />
        <StateField disabled={disabled} />
        <TextField name="taxId" label={fields.taxId} help={texts.taxIdHelp} optional disabled={disabled} />
        <TextField name="email" label={fields.email} type="email" disabled={disabled} />
        <TextField name="phone" label={fields.phone} optional disabled={disabled} />
        <TextField name="taxCode" label={fields.taxCode} help={texts.taxCodeHelp} optional disabled={disabled} />
      </fieldset>
      <fieldset disabled={disabled}>
        <legend>{texts.rulesPart}</legend>
        <SelectField name="yearStarts" label={fields.yearStarts} options={monthOptions} disabled={disabled} />
        <MultiSelectField
          name="taxOnTop"
          label={fields.taxOnTop}
          help={texts.taxOnTopHelp}
          one={texts.currency}
          optional
          disabled={disabled}
          useGroups={(q) => groupsAmong([{ key: 'all', name: '', options: currencyOptions }], q)}
          nameOf={(code) => code}
        />
        <MoneyField
          name="refundApproval"
          label={fields.refundApproval}
          help={texts.refundApprovalHelp}
          currency={rupee}
          optional
          disabled={disabled}
        />
        <SelectField
          name="linkDays"
          label={fields.linkDays}
          help={texts.linkDaysHelp}
          options={linkDayOptions}
          disabled={disabled}
        />
        <MultiSelectField
          name="remindDays"
          label={fields.remindDays}
          help={texts.remindDaysHelp}
          one={texts.day}
          optional
          disabled={disabled}
          useGroups={(q) => groupsAmong([{ key: 'all', name: '', options: dayOptions }], q)}
          nameOf={fromEndText}
        />
      </fieldset>
      {!disabled && (
        <SaveBar form={form} verb={texts.save} cancel={texts.discard} onCancel={() => form.formik.resetForm()} />
      )}
    </ServerForm>
  );
}
