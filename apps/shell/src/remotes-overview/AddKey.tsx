import { useState, type ReactNode } from 'react';
import { send } from '@lectern/api-client';
import type { ResponseOf } from '@lectern/contract/call';
import { remoteKeyCalls } from '@lectern/contract/platform/remote-keys';
import { ConfirmDialog, notify } from '@lectern/ui-kit';
import { FormNote, SelectField, ServerForm, TextAreaField, TextField, useServerForm } from '@lectern/ui-kit/form';
import { object } from 'yup';
import * as texts from '../texts/remotes-overview';
import * as keyTexts from '../texts/remotes-overview-keys';
import { NewToken } from './NewToken';
import { useFresh } from './use-overview';

const { kind, label, publicKey } = remoteKeyCalls.add.request.fields;
const schema = object({ kind, label, publicKey });
const kinds = [
  { value: 'signing', label: texts.keyKinds.signing },
  { value: 'deploy', label: texts.keyKinds.deploy },
] as const;

interface Values {
  readonly kind: 'signing' | 'deploy';
  readonly label: string;
  readonly publicKey: string;
}

/** Trusts a team's public key, or makes a token for its pipeline, which is shown this once. */
export function AddKey({ name, onClose }: { readonly name: string; readonly onClose: () => void }): ReactNode {
  const fresh = useFresh();
  const [token, setToken] = useState<string>();
  const form = useServerForm<Values, undefined, ResponseOf<typeof remoteKeyCalls.add>>({
    schema,
    initial: { kind: 'signing', label: '', publicKey: '' },
    send: (values) =>
      send(
        remoteKeyCalls.add,
        {
          name,
          kind: values.kind,
          label: values.label,
          ...(values.kind === 'signing' && { publicKey: values.publicKey }),
        },
        { handled: [400, 409] },
      ),
    onSaved: async (added, { leaving }) => {
      await fresh();
      if (leaving) return;
      notify('success', keyTexts.isAdded(added.key.label));
      if (added.token === null) onClose();
      else setToken(added.token);
    },
  });
  if (token !== undefined) return <NewToken token={token} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={keyTexts.addTitle(name)}
      verb={keyTexts.addVerb}
      busy={form.busy}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <ServerForm form={form} className="form-fields">
        <FormNote text={form.note} />
        <SelectField name="kind" label={keyTexts.kind} options={kinds} />
        <TextField name="label" label={keyTexts.label} help={keyTexts.labelHelp} />
        {form.formik.values.kind === 'signing' ? (
          <TextAreaField name="publicKey" label={keyTexts.publicKey} help={keyTexts.publicKeyHelp} rows={3} />
        ) : (
          <p>{keyTexts.tokenConsequence}</p>
        )}
      </ServerForm>
    </ConfirmDialog>
  );
}
