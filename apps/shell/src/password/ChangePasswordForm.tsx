import type { ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { authCalls } from '@lectern/contract/platform/auth';
import { changePasswordFields } from '@lectern/contract/platform/passwords';
import { FormNote, PasswordField, ServerForm, useServerForm } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/change-password';
import { PasswordRules } from './PasswordRules';

const empty = { currentPassword: '', password: '', confirmPassword: '' };

/** The current password, the new one twice, its rules and strength. */
export function ChangePasswordForm({ onChanged }: { readonly onChanged: (endedSessions: number) => void }): ReactNode {
  const form = useServerForm<typeof empty, undefined, { endedSessions: number }>({
    schema: changePasswordFields,
    initial: empty,
    send: (values) => send(authCalls.changePassword, values, { handled: [400, 409] }),
    onSaved: ({ endedSessions }) => onChanged(endedSessions),
  });
  return (
    <ServerForm form={form} className="password-form">
      <FormNote text={form.note} />
      <PasswordField name="currentPassword" label={texts.currentPassword} autoComplete="current-password" />
      <PasswordField name="password" label={texts.newPassword} autoComplete="new-password" rules="password-rules" />
      <PasswordRules id="password-rules" value={form.formik.values.password} />
      <PasswordField name="confirmPassword" label={texts.confirmPassword} autoComplete="new-password" />
      <div>
        <Button type="submit" variant="contained" aria-busy={form.busy} aria-disabled={form.busy}>
          {form.busy ? texts.saving : texts.save}
        </Button>
      </div>
    </ServerForm>
  );
}
