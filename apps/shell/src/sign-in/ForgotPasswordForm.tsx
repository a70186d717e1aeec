import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { authCalls } from '@lectern/contract/platform/auth';
import { forgotPasswordFields } from '@lectern/contract/platform/passwords';
import { Button, Link } from '@lectern/ui-kit/mui';
import * as texts from '../texts/password-pages';
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
  const back = <Link href={`/auth/login${location.search}`}>{texts.backToSignIn}</Link>;
  if (sentTo !== undefined) {
    return (
      <section className="sign-in-form" role="status">
        <h1>{texts.lookIntoMail}</h1>
        <p>{texts.linkIsOnItsWay(<b>{sentTo}</b>)}</p>
        <p>{back}</p>
      </section>
    );
  }
  return (
    <form className="sign-in-form" noValidate onSubmit={(event) => void onSubmit(event)}>
      <div>
        <h1>{texts.forgotTitle}</h1>
        <p className="sign-in-next">{texts.weSendLink}</p>
      </div>
      <Note text={outcome.note} />
      <EmailInput value={email} error={outcome.fields['email']} inputRef={field} onChange={setEmail} />
      <Button type="submit" variant="contained" aria-disabled={busy} className="sign-in-submit">
        {busy ? texts.sending : texts.sendLink}
      </Button>
      <p>{back}</p>
    </form>
  );
}
