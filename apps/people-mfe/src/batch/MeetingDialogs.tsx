import type { ReactNode } from 'react';
import { object } from 'yup';
import { useCall } from '@lectern/api-client/hooks';
import { requiredText, text } from '@lectern/contract/fields';
import { meetingCalls, type MeetingRow } from '@lectern/contract/people';
import { ConfirmDialog, useSaved } from '@lectern/ui-kit';
import { FormNote, ServerForm, TextAreaField, TextField, useServerForm } from '@lectern/ui-kit/form';
import * as texts from '../texts/batch-meetings';
import { changedBatch } from './changed';

interface Props {
  readonly kind: 'cancel' | 'recording';
  readonly meeting: MeetingRow;
  readonly onClose: () => void;
}

const cancelSchema = object({ text: requiredText(texts.reason, { min: 5, max: 300 }) });
const recordingSchema = object({ text: text(texts.recording, { max: 500 }) });

/** Asks why a meeting is cancelled, or where its recording is. */
export function MeetingDialogs({ kind, meeting: { id, version, recordingUrl }, onClose }: Props): ReactNode {
  const confirmSaved = useSaved(changedBatch);
  const { mutateAsync: change } = useCall(meetingCalls.state, { handled: [400, 409] });
  const { mutateAsync: record } = useCall(meetingCalls.recording, { handled: [400, 409] });
  const isCancel = kind === 'cancel';
  const form = useServerForm<{ text: string }>({
    schema: isCancel ? cancelSchema : recordingSchema,
    initial: { text: isCancel ? '' : recordingUrl },
    fieldOf: () => 'text',
    send: (values) =>
      isCancel
        ? change({ id, version, to: 'cancelled', reason: values.text })
        : record({ id, version, url: values.text }),
    onSaved: async () => {
      onClose();
      await confirmSaved(isCancel ? texts.cancelled : texts.saved);
    },
  });
  return (
    <ConfirmDialog
      open
      danger={isCancel}
      title={isCancel ? texts.cancelTitle : texts.recordingTitle}
      verb={isCancel ? texts.cancelVerb : texts.save}
      cancel={isCancel ? texts.keep : texts.close}
      busy={form.busy}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <ServerForm form={form} className="batch-dialog">
        <FormNote text={form.note} />
        {isCancel ? (
          <TextAreaField name="text" label={texts.reason} rows={2} max={300} />
        ) : (
          <TextField name="text" label={texts.recordingUrl} type="url" optional />
        )}
      </ServerForm>
    </ConfirmDialog>
  );
}
