import { useMemo, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { taxRateCalls, taxScopes, type TaxRate } from '@lectern/contract/commerce';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { DateField, NumberField, PanelForm, SelectField, TextField, useServerForm } from '@lectern/ui-kit/form';
import { optionsOf } from '@lectern/ui-kit/records';
import type { Countries } from '../paylink/use-countries';
import * as texts from '../texts/setting-taxes';
import { taxForm, type TaxValues } from './tax-values';

interface Props {
  /** Undefined for a new one. */
  readonly rate: TaxRate | undefined;
  readonly countries: Countries;
  readonly sellerCountryId: number | null;
  readonly mayEdit: boolean;
  readonly onClose: () => void;
}

const changed = [taxRateCalls.list];
const conflict = {
  noun: texts.noun,
  entity: 'tax_rates',
  fields: {
    name: { label: texts.fields.name },
    rateBp: { label: texts.fields.rateBp },
    validFrom: { label: texts.fields.validFrom },
    validTo: { label: texts.fields.validTo },
  },
  valuesOf: (rate: TaxRate) => taxForm.valuesOf(rate),
};

function TaxRateForm({ rate, countries, sellerCountryId, mayEdit, onClose }: Props): ReactNode {
  const { mutateAsync: create } = useCall(taxRateCalls.create, { handled: [400, 409] });
  const { mutateAsync: update } = useCall(taxRateCalls.update, { handled: [400, 409] });
  const confirmSaved = useSaved(changed);
  const schema = useMemo(() => taxForm.schema(rate), [rate]);
  const initial = useMemo(
    () => (rate ? taxForm.valuesOf(rate) : taxForm.newValues({ countryId: sellerCountryId ?? '' })),
    [rate, sellerCountryId],
  );
  const form = useServerForm<TaxValues, TaxRate, { rate: TaxRate }>({
    schema,
    initial,
    ...(rate && { row: rate, conflict }),
    fieldOf: taxForm.fieldOf,
    send: (values, row = rate) => {
      if (!row) return create(taxForm.read(values).wire);
      const { countryId: _country, scope: _scope, ...values_ } = taxForm.changed(row, values);
      return update({ id: row.id, version: row.version, ...values_ });
    },
    onSaved: async (_saved, { leaving }) => {
      const refreshed = confirmSaved(rate ? texts.saved : texts.created);
      if (!leaving) onClose();
      await refreshed;
    },
  });
  return (
    <PanelForm form={form} verb={rate ? texts.save : texts.create} {...(!mayEdit && { readOnly: texts.readOnly })}>
      <SelectField
        name="countryId"
        label={texts.fields.countryId}
        placeholder={texts.choose}
        options={countries.rows.map(({ id, name }) => ({ value: id, label: name }))}
        disabled={rate !== undefined}
      />
      <SelectField
        name="scope"
        label={texts.fields.scope}
        placeholder={texts.choose}
        options={optionsOf(taxScopes)}
        disabled={rate !== undefined}
      />
      <TextField name="name" label={texts.fields.name} help={texts.nameHelp} />
      <NumberField name="rateBp" label={texts.fields.rateBp} digits={2} trail="%" />
      <DateField name="validFrom" label={texts.fields.validFrom} />
      <DateField name="validTo" label={texts.fields.validTo} help={texts.validToHelp} optional />
    </PanelForm>
  );
}

/** A tax rate next to their list. Country and payers of a known one are fixed: another place is another rate. */
export function TaxPanel(props: Props): ReactNode {
  const { rate, onClose } = props;
  return (
    <SidePanel
      open
      title={rate ? `${rate.name}, ${rate.countryName}` : texts.newTitle}
      kind={rate && texts.kind}
      onClose={onClose}
    >
      <TaxRateForm {...props} />
    </SidePanel>
  );
}
