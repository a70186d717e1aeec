import { useMemo, type ReactNode } from 'react';
import { object } from 'yup';
import { useCall } from '@lectern/api-client/hooks';
import { messages, say } from '@lectern/contract';
import { requiredText } from '@lectern/contract/fields';
import { studentCalls, type StudentDetail } from '@lectern/contract/people';
import { reason } from '@lectern/contract/platform/reason';
import { ConfirmDialog, useSaved } from '@lectern/ui-kit';
import { FormNote, ServerForm, TextAreaField, TextField, useServerForm } from '@lectern/ui-kit/form';
import { student as record } from '../student';
import * as texts from '../../texts/detail';
import * as facts from '../../texts/facts';

/** Cannot be undone: needs the exact name and a reason. */
export function EraseStudent({
  student: { id, version, name },
  onClose,
}: {
  readonly student: StudentDetail;
  readonly onClose: () => void;
}): ReactNode {
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync: erase } = useCall(studentCalls.erase, { handled: [400, 409] });
  const schema = useMemo(
    () =>
      object({
        typedName: requiredText(facts.name, { max: 130 }).test(
          'name',
          say(messages.invalid, { field: facts.name }),
          (typed) => !typed || typed.trim() === name,
        ),
        reason: reason(),
      }),
    [name],
  );
  const form = useServerForm<{ typedName: string; reason: string }>({
    schema,
    initial: { typedName: '', reason: '' },
    send: (values) => erase({ id, version, ...values }),
    onSaved: async () => {
      onClose();
      await confirmSaved(texts.erased(name));
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      title={texts.eraseTitle(name)}
      verb={texts.eraseVerb}
      busy={form.busy}
      onConfirm={() => void form.submit()}
      onCancel={onClose}
    >
      <ServerForm form={form} className="student-dialog">
        <FormNote text={form.note} />
        <p>{texts.eraseConsequence}</p>
        <TextField name="typedName" label={facts.name} help={texts.typeName(name)} />
        <TextAreaField name="reason" label={texts.reason} rows={2} max={300} help={texts.reasonHelp} />
      </ServerForm>
    </ConfirmDialog>
  );
}
