import type { ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { remoteKeyCalls, type RemoteKey } from '@lectern/contract/platform/remote-keys';
import { ConfirmDialog, notify } from '@lectern/ui-kit';
import { FormNote, ServerForm, SwitchField, TextAreaField, useServerForm } from '@lectern/ui-kit/form';
import { object } from 'yup';
import * as keyTexts from '../texts/remotes-overview-keys';
import { useFresh } from './use-overview';

const { reason, stopLive } = remoteKeyCalls.revoke.request.fields;
const schema = object({ reason, stopLive });

/** Revokes a key for good: first lists the releases that it signs, and stops what people run only where that is meant. */
export function RevokeKey({
  of: { id, label, inUse },
  onClose,
}: {
  readonly of: RemoteKey;
  readonly onClose: () => void;
}): ReactNode {
  const fresh = useFresh();
  const form = useServerForm<{ reason: string; stopLive: boolean }>({
    schema,
    initial: { reason: '', stopLive: false },
    send: (values) =>
      send(
        remoteKeyCalls.revoke,
        { id, reason: values.reason, ...(values.stopLive && { stopLive: true }) },
        { handled: [400, 409] },
      ),
    onSaved: async () => {
      notify('success', keyTexts.isRevoked(label));
      onClose();
      await fresh();
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      title={keyTexts.revokeTitle(label)}
      verb={keyTexts.revokeVerb}
      busy={form.busy}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <ServerForm form={form} className="form-fields">
        <FormNote text={form.note} />
        <p>{keyTexts.revokeConsequence}</p>
        {inUse.length > 0 && (
          <div className="remotes-gate">
            {keyTexts.standsBy}
            <ul>
              {inUse.map((place) => (
                <li key={place}>{place}</li>
              ))}
            </ul>
          </div>
        )}
        {inUse.length > 0 && <SwitchField name="stopLive" label={keyTexts.stopLive} help={keyTexts.stopLiveHelp} />}
        <TextAreaField name="reason" label={keyTexts.reason} help={keyTexts.reasonHelp} rows={2} max={300} />
      </ServerForm>
    </ConfirmDialog>
  );
}
