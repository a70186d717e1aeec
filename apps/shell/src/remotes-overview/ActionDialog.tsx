import { useState, type ReactNode } from 'react';
import type { RemoteOverview } from '@lectern/contract/platform/remotes-overview';
import { ConfirmDialog, notify } from '@lectern/ui-kit';
import { FormNote, ServerForm, TextAreaField, useServerForm } from '@lectern/ui-kit/form';
import * as texts from '../texts/remotes-overview-actions';
import { fieldOf, schemas, type ActionValues } from './action-values';
import { CanaryFields } from './CanaryFields';
import type { RemoteAction, ActionName } from './actions';
import { GateResult } from './GateResult';
import { sendAction } from './send-action';
import { useGate } from './use-gate';
import { useFresh } from './use-overview';

/** Actions that the gates may forbid; for `enable` they only say what people get. */
const gated: readonly ActionName[] = ['promote', 'canary', 'roll back'];
const dangerous: readonly ActionName[] = ['roll back', 'end canary', 'disable', 'withdraw', 'unregister'];
/** Actions whose reason is part of the history that stays. */
const reasoned: readonly ActionName[] = ['withdraw', 'unregister'];
const shown: readonly ActionName[] = [...gated, 'enable'];

interface Props {
  readonly action: RemoteAction;
  readonly remote: RemoteOverview;
  readonly onClose: () => void;
}

/** Asks before an action on a remote, and shows the result of the gates first. It keeps the releases of its opening until an error says that they changed. */
export function ActionDialog({ action, remote, onClose }: Props): ReactNode {
  const { is, version } = action;
  const [seen, setSeen] = useState<RemoteOverview | undefined>(remote);
  const fresh = useFresh();
  const { name, live, canary } = seen ?? remote;
  const gate = useGate(name, shown.includes(is) ? version : '');
  const form = useServerForm<ActionValues>({
    schema: schemas[is],
    initial: {
      percent: String(canary?.version === version ? canary.percent : 10),
      roles: canary?.version === version ? canary.roles.map(({ id }) => id) : [],
      text: '',
    },
    fieldOf,
    send: async (values) => {
      try {
        return await sendAction(action, { name, live, canary }, values);
      } catch (error) {
        await fresh();
        setSeen(undefined);
        throw error;
      }
    },
    onSaved: async () => {
      notify('success', texts.done[is](name, version));
      onClose();
      await fresh();
    },
  });
  return (
    <ConfirmDialog
      open
      danger={dangerous.includes(is)}
      title={texts.titles[is](name, version)}
      verb={texts.verbs[is]}
      busy={form.busy}
      disabledReason={gated.includes(is) ? gate.disabledReason : undefined}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <ServerForm form={form} className="form-fields">
        <FormNote text={form.note} />
        <p>
          {is === 'enable' || is === 'disable' || is === 'withdraw' || is === 'unregister'
            ? texts.consequence[is](version)
            : texts.consequence[is](version, live)}
        </p>
        {shown.includes(is) && version !== '' && <GateResult version={version} gate={gate} />}
        {is === 'canary' && <CanaryFields name={name} />}
        {is === 'disable' ? (
          <TextAreaField name="text" label={texts.message} help={texts.messageHelp} rows={2} max={300} />
        ) : (
          <TextAreaField
            name="text"
            label={texts.reason}
            help={texts.reasonHelp}
            rows={2}
            max={300}
            optional={!reasoned.includes(is)}
          />
        )}
      </ServerForm>
    </ConfirmDialog>
  );
}
