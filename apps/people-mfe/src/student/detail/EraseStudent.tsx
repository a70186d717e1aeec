import { useMemo, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { object } from 'yup';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import { messages, say } from '@lectern/contract';
import { requiredText } from '@lectern/contract/fields';
import { studentCalls, type StudentDetail } from '@lectern/contract/people';
import { auditCalls } from '@lectern/contract/platform/audit';
import { reason } from '@lectern/contract/platform/reason';
import { ConfirmDialog, notify } from '@lectern/ui-kit';
import { FormNote, ServerForm, TextAreaField, TextField, useServerForm } from '@lectern/ui-kit/form';

/** Final: asks for the name as it stands, and why. */
export function EraseStudent({ student: { id, version, name }, onClose }: { readonly student: StudentDetail; readonly onClose: () => void }): ReactNode {
  const queryClient = useQueryClient();
  const { mutateAsync: erase } = useCall(studentCalls.erase, { handled: [400, 409] });
  const schema = useMemo(() => object({ typedName: requiredText('Name', { max: 130 }).test('name', say(messages.invalid, { field: 'Name' }), (typed) => !typed || typed.trim() === name), reason: reason() }), [name]);
  const form = useServerForm<{ typedName: string; reason: string }>({
    schema,
    initial: { typedName: '', reason: '' },
    send: (values) => erase({ id, version, ...values }),
    onSaved: async () => {
      notify('success', `${name} has been erased`);
      onClose();
      await invalidate(queryClient, studentCalls.list, studentCalls.detail, auditCalls.entity);
    },
  });
  return (
    <ConfirmDialog open danger title={`Erase ${name} for good?`} verb="Erase for good" busy={form.busy} onConfirm={() => void form.submit()} onCancel={onClose}>
      <ServerForm form={form} className="student-asked">
        <FormNote text={form.note} />
        <p>Name, addresses, numbers, skills and wishes are taken away, the account is closed, and nobody can bring them back. What was paid stays.</p>
        <TextField name="typedName" label="Name" help={`Type ${name} to confirm.`} />
        <TextAreaField name="reason" label="Reason" rows={2} max={300} help="It stays in the audit log, without the name." />
      </ServerForm>
    </ConfirmDialog>
  );
}
