import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { authCalls } from '@lectern/contract/platform/auth';
import { forgotPasswordFields } from '@lectern/contract/platform/passwords';
import { Button, Link } from '@lectern/ui-kit/mui';
import { EmailInput } from './EmailInput';
import { Note } from './Hint';
import { useAuthForm } from './use-auth-form';

/** `/auth/forgot-password`: the address, then the same answer for everybody. */
export function ForgotPasswordForm(): ReactNode {
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { outcome, busy, submit } = useAuthForm<{ email: string }>(forgotPasswordFields, async (values) => {
    await send(authCalls.forgotPassword, values, { handled: 'all' });
    setSentTo(values.email);
  });

  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!busy && !(await submit({ email }))) field.current?.focus();
  };
  const back = <Link href={`/auth/login${location.search}`}>Back to sign in</Link>;
  if (sentTo !== undefined) {
    return (
      <section className="sign-in-form" role="status">
        <h1>Look into your mail</h1>
        <p>
          If <b>{sentTo}</b> belongs to an account, a link to set a new password is on its way there. It works once, within one hour.
        </p>
        <p>{back}</p>
      </section>
    );
  }
  return (
    <form className="sign-in-form" noValidate onSubmit={(event) => void onSubmit(event)}>
      <div>
        <h1>Forgot password</h1>
        <p className="sign-in-next">We send a link to set a new one.</p>
      </div>
      <Note text={outcome.note} />
      <EmailInput value={email} error={outcome.fields['email']} inputRef={field} onChange={setEmail} />
      <Button type="submit" variant="contained" aria-disabled={busy} className="sign-in-submit">
        {busy ? 'Sending…' : 'Send link'}
      </Button>
      <p>{back}</p>
    </form>
  );
}
