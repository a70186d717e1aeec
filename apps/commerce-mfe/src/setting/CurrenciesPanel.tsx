import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { paymentProviderCalls, type PaymentProvider } from '@lectern/contract/commerce';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { groupsAmong, MultiSelectField } from '@lectern/ui-kit/fields';
import { PanelForm, useServerForm } from '@lectern/ui-kit/form';
import { array, object, string } from 'yup';
import * as texts from '../texts/setting-payments';
import { providerOfResult } from './provider-of-result';

interface Values {
  readonly currencies: readonly string[];
}

const schema = object({
  currencies: array().of(string().required()).min(1, 'Choose a currency').required(),
});
const valuesOf = ({ currencies }: PaymentProvider): Values => ({ currencies });
const conflict = {
  noun: texts.noun,
  fields: { currencies: { label: texts.currencies, show: (codes: readonly string[]) => codes.join(', ') } },
  valuesOf,
  rowOf: providerOfResult,
};
const changed = [paymentProviderCalls.list];

function CurrenciesForm({
  provider,
  onClose,
}: {
  readonly provider: PaymentProvider;
  readonly onClose: () => void;
}): ReactNode {
  const { mutateAsync: save } = useCall(paymentProviderCalls.save, { handled: [400, 409] });
  const confirmSaved = useSaved(changed);
  const form = useServerForm<Values, PaymentProvider, { provider: PaymentProvider }>({
    schema,
    initial: valuesOf(provider),
    row: provider,
    conflict,
    fieldOf: (property) => property.replace(/\[\d+\]$/, ''),
    send: ({ currencies }, row = provider) => save({ id: row.id, version: row.version, currencies: [...currencies] }),
    onSaved: async (_saved, { leaving }) => {
      const refreshed = confirmSaved(texts.saved);
      if (!leaving) onClose();
      await refreshed;
    },
  });
  const options = provider.offered.map(({ currency }) => ({ value: currency, label: currency }));
  return (
    <PanelForm form={form} verb={texts.save}>
      <MultiSelectField
        name="currencies"
        label={texts.currencies}
        one={texts.currency}
        useGroups={(q) => groupsAmong([{ key: 'all', name: '', options }], q)}
      />
    </PanelForm>
  );
}

/** The currencies in which a provider takes money. */
export function CurrenciesPanel({
  provider,
  name,
  onClose,
}: {
  readonly provider: PaymentProvider;
  readonly name: string;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <SidePanel open title={texts.currenciesTitle(name)} onClose={onClose}>
      <CurrenciesForm {...{ provider, onClose }} />
    </SidePanel>
  );
}
