import { useMemo, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import {
  keyFaults,
  paymentProviderCalls,
  providerKeyFields,
  type PaymentProvider,
  type TypedKeys,
} from '@lectern/contract/commerce';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { PanelForm, PasswordField, TextField, useServerForm } from '@lectern/ui-kit/form';
import { object, ValidationError } from 'yup';
import * as texts from '../texts/setting-payments';
import { providerOfResult } from './provider-of-result';

type Values = Readonly<Record<keyof TypedKeys, string>>;

const empty: Values = { publicKey: '', secret: '', webhookSecret: '' };
const changed = [paymentProviderCalls.list];
const conflict = {
  noun: texts.noun,
  fields: {
    publicKey: { label: texts.keyFields.publicKey },
    secret: { label: texts.keyFields.secret },
    webhookSecret: { label: texts.keyFields.webhookSecret },
  },
  valuesOf: () => empty,
  rowOf: providerOfResult,
};

/** Typed keys alone: an empty field keeps its key. */
const typedKeys = (values: Values): TypedKeys =>
  Object.fromEntries(Object.entries(values).flatMap(([name, text]) => (text === '' ? [] : [[name, text.trim()]])));

/** The rules of keys, before they are sent: the API has the same. */
const schemaOf = ({ code, mode }: PaymentProvider) =>
  object(providerKeyFields).test('keys', (values, { createError }) => {
    const keys = typedKeys({ ...empty, ...values } as Values);
    const faults =
      Object.keys(keys).length === 0 ? ([['secret', texts.enterAKey]] as const) : keyFaults(code, mode, keys);
    return faults.length === 0 || new ValidationError(faults.map(([path, message]) => createError({ path, message })));
  });

function KeysForm({
  provider,
  onClose,
}: {
  readonly provider: PaymentProvider;
  readonly onClose: () => void;
}): ReactNode {
  const { mutateAsync: save } = useCall(paymentProviderCalls.saveKeys, { handled: [400, 409] });
  const confirmSaved = useSaved(changed);
  const schema = useMemo(() => schemaOf(provider), [provider]);
  const form = useServerForm<Values, PaymentProvider, { provider: PaymentProvider }>({
    schema,
    initial: empty,
    row: provider,
    conflict,
    send: (values, row = provider) => save({ id: row.id, version: row.version, ...typedKeys(values) }),
    onSaved: async (_saved, { leaving }) => {
      const refreshed = confirmSaved(texts.keysSaved);
      if (!leaving) onClose();
      await refreshed;
    },
  });
  return (
    <PanelForm form={form} verb={texts.saveKeys}>
      <p className="money-dim">{texts.keysLead}</p>
      {provider.code === 'razorpay' && (
        <TextField name="publicKey" label={texts.keyFields.publicKey} optional autoFocus />
      )}
      <PasswordField name="secret" label={texts.keyFields.secret} optional autoComplete="new-password" />
      <PasswordField
        name="webhookSecret"
        label={texts.keyFields.webhookSecret}
        help={texts.webhookSecretHelp}
        optional
        autoComplete="new-password"
      />
    </PanelForm>
  );
}

/** The keys of a provider; they are written and never shown. */
export function KeysPanel({
  provider,
  name,
  onClose,
}: {
  readonly provider: PaymentProvider;
  readonly name: string;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <SidePanel open title={texts.keysTitle(name)} onClose={onClose}>
      <KeysForm {...{ provider, onClose }} />
    </SidePanel>
  );
}
