import type { ReactNode } from 'react';
import { object } from 'yup';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import { mailCalls, testMailFields } from '@lectern/contract/platform/mail';
import { notify, SidePanel } from '@lectern/ui-kit';
import { PanelForm, TextField, useServerForm } from '@lectern/ui-kit/form';
import * as texts from '../texts/mail';

const schema = object(testMailFields);
const initial = { to: '' };

function TestForm({ onClose }: { readonly onClose: () => void }): ReactNode {
  const queryClient = useQueryClient();
  const { mutateAsync: send } = useCall(mailCalls.test, { handled: [400] });
  const form = useServerForm<typeof initial, undefined, string>({
    schema,
    initial,
    send: async ({ to }) => {
      await send({ to });
      return to;
    },
    onSaved: async (to, { leaving }) => {
      notify('success', texts.testQueued(to));
      if (!leaving) onClose();
      await invalidate(queryClient, mailCalls.list);
    },
  });
  return (
    <PanelForm form={form} verb={texts.testVerb}>
      <p className="mail-lead">{texts.testLead}</p>
      <TextField name="to" label={texts.email} type="email" autoFocus />
    </PanelForm>
  );
}

/** Asks where a test goes. */
export function TestPanel({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <SidePanel open title={texts.testTitle} onClose={onClose}>
      <TestForm onClose={onClose} />
    </SidePanel>
  );
}
