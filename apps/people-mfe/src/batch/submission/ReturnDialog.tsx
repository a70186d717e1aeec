import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { submissionCalls, type Submission } from '@lectern/contract/people';
import { ConfirmDialog, useSaved } from '@lectern/ui-kit';
import { FormNote, ServerForm, TextAreaField, useServerForm } from '@lectern/ui-kit/form';
import { object } from 'yup';
import { requiredText } from '@lectern/contract/fields';
import * as texts from '../../texts/batch-submissions';
import { gradeChanges } from './GradeForm';

const schema = object({ feedback: requiredText('Feedback', { min: 5, max: 5000 }) });

/** Returns a submission with what is to be changed. */
export function ReturnDialog({
  submission,
  onClose,
}: {
  readonly submission: Submission;
  readonly onClose: () => void;
}): ReactNode {
  const confirmSaved = useSaved(gradeChanges);
  const { mutateAsync } = useCall(submissionCalls.return, { handled: [400, 409] });
  const form = useServerForm<{ feedback: string }>({
    schema,
    initial: { feedback: submission.feedback },
    send: ({ feedback }) => mutateAsync({ id: submission.id, version: submission.version, feedback }),
    onSaved: async () => {
      onClose();
      await confirmSaved(texts.returned);
    },
  });
  return (
    <ConfirmDialog
      open
      title={texts.returnTitle(submission.studentName)}
      verb={texts.giveBack}
      busy={form.busy}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <ServerForm form={form} className="grade-return">
        <FormNote text={form.note} />
        <p>{texts.returnMeans}</p>
        <TextAreaField name="feedback" label={texts.whyReturned} max={5000} />
      </ServerForm>
    </ConfirmDialog>
  );
}
