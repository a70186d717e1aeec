import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { authCalls } from '@lectern/contract/platform/auth';
import { resetPasswordFields } from '@lectern/contract/platform/passwords';
import { say, messages } from '@lectern/contract/messages';
import { Button } from '@lectern/ui-kit/mui';
import { PasswordRules } from '../password/PasswordRules';
import * as texts from '../texts/password-pages';
import { Note } from './Hint';
import { PasswordInput } from './PasswordInput';
import { useAuthForm } from './use-auth-form';

const worthless = say(messages.invalid, { field: texts.link });

/** `/auth/reset-password`: the new password twice. A link that is worth nothing says so and leads to a new one. */
export function ResetPasswordForm({ token }: { readonly token: string | undefined }): ReactNode {
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirm] = useState('');
  const [isSet, setIsSet] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const { outcome, busy, submit } = useAuthForm<{ password: string; confirmPassword: string }>(
    resetPasswordFields,
    async (values) => {
      await send(authCalls.resetPassword, { ...values, token: token ?? '' }, { handled: 'all' });
      setIsSet(true);
    },
  );
  const { fields } = outcome;
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || (await submit({ password, confirmPassword }))) return;
    (password && password !== confirmPassword ? second : first).current?.focus();
  };

  if (isSet) {
    return (
      <section className="sign-in-form" role="status">
        <h1>{texts.isSet}</h1>
        <p>{texts.sessionsEnded}</p>
        <Button variant="contained" href="/auth/login" className="sign-in-submit">
          {texts.signIn}
        </Button>
      </section>
    );
  }
  if (!token || fields['token']) {
    return (
      <section className="sign-in-form">
        <h1>{worthless}</h1>
        <Note text={texts.linkWorksOnce} />
        <Button variant="contained" href="/auth/forgot-password" className="sign-in-submit">
          {texts.sendNewLink}
        </Button>
      </section>
    );
  }
  return (
    <form className="sign-in-form" noValidate onSubmit={(event) => void onSubmit(event)}>
      <div>
        <h1>{texts.resetTitle}</h1>
        <p className="sign-in-next">{texts.sessionsEnd}</p>
      </div>
      <Note text={outcome.note} />
      <PasswordInput
        name="password"
        label={texts.newPassword}
        value={password}
        error={fields['password']}
        autoComplete="new-password"
        autoFocus
        inputRef={first}
        describedBy="password-rules"
        onChange={setPassword}
      />
      <PasswordRules id="password-rules" value={password} />
      <PasswordInput
        name="confirmPassword"
        label={texts.confirmPassword}
        value={confirmPassword}
        error={fields['confirmPassword']}
        autoComplete="new-password"
        inputRef={second}
        onChange={setConfirm}
      />
      <Button type="submit" variant="contained" aria-disabled={busy} className="sign-in-submit">
        {busy ? texts.saving : texts.setPassword}
      </Button>
    </form>
  );
}
