import type { ReactNode } from 'react';
import { object } from 'yup';
import { reason } from '@lectern/contract/platform/reason';
import { ConfirmDialog, useSaved } from '@lectern/ui-kit';
import { FormNote, ServerForm, TextAreaField, useServerForm } from '@lectern/ui-kit/form';
import * as texts from '../texts/batch-page';

interface Props {
  readonly title: string;
  readonly verb: string;
  readonly consequence: string;
  /** Read again afterwards. */
  readonly changed: Parameters<typeof useSaved>[0];
  readonly successText: string;
  readonly send: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

const schema = object({ reason: reason() });

/** An action that ends something, and why. */
export function ReasonDialog({ title, verb, consequence, changed, successText, send, onClose }: Props): ReactNode {
  const confirmSaved = useSaved(changed);
  const form = useServerForm<{ reason: string }>({
    schema,
    initial: { reason: '' },
    send: (values) => send(values.reason),
    onSaved: async () => {
      onClose();
      await confirmSaved(successText);
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      title={title}
      verb={verb}
      busy={form.busy}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <ServerForm form={form} className="batch-dialog">
        <FormNote text={form.note} />
        <p>{consequence}</p>
        <TextAreaField name="reason" label={texts.reason} rows={2} max={300} />
      </ServerForm>
    </ConfirmDialog>
  );
}
