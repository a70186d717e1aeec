import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { reconcileCalls, type ReconcileLine } from '@lectern/contract/commerce';
import { requiredText } from '@lectern/contract/fields';
import { ConfirmDialog, useSaved } from '@lectern/ui-kit';
import { FormNote, ServerForm, TextAreaField, useServerForm } from '@lectern/ui-kit/form';
import { object } from 'yup';
import * as texts from '../texts/reconcile';

const schema = object({ note: requiredText(texts.note, { min: 5, max: 300 }) });

/** Closes a difference with a note. */
export function CloseDialog({
  line: { id, version, reference },
  onClose,
}: {
  readonly line: ReconcileLine;
  readonly onClose: () => void;
}): ReactNode {
  const { mutateAsync: close } = useCall(reconcileCalls.close, { handled: [400, 409] });
  const confirmSaved = useSaved([reconcileCalls.list]);
  const form = useServerForm({
    schema,
    initial: { note: '' },
    onlyDiscards: true,
    send: ({ note }: { note: string }) => close({ id, version, note }),
    onSaved: async () => {
      onClose();
      await confirmSaved(texts.isClosed);
    },
  });
  return (
    <ConfirmDialog
      open
      title={texts.closeTitle(reference)}
      verb={texts.closeVerb}
      busy={form.busy}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <ServerForm form={form} className="form-fields">
        <FormNote text={form.note} />
        <p>{texts.closeMeans}</p>
        <TextAreaField name="note" label={texts.note} rows={2} max={300} />
      </ServerForm>
    </ConfirmDialog>
  );
}
