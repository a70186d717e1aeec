import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { authCalls, signInFields } from '@lectern/contract/platform/auth';
import type { SessionDocument } from '@lectern/contract/platform/session';
import { Button, Checkbox, Link } from '@lectern/ui-kit/mui';
import * as texts from '../texts/sign-in';
import { EmailInput } from './EmailInput';
import { Note } from './Hint';
import { PasswordInput } from './PasswordInput';
import { useAuthForm } from './use-auth-form';

interface Props {
  readonly next: string | undefined;
  readonly notice: string | undefined;
  readonly onSignedIn: (document: SessionDocument) => Promise<void>;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/** E-mail, password, one button; an error is on its field or in one note. */
export function SignInForm({ next, notice, onSignedIn }: Props): ReactNode {
  const { outcome, busy, submit } = useAuthForm<Credentials>(
    signInFields,
    async (values) => onSignedIn(await send(authCalls.signIn, values, { handled: 'all' })),
    notice,
  );
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const { fields, note } = outcome;

  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || (await submit({ email, password, remember }))) return;
    // A refused pair is corrected in the password first; an incomplete one in the first field that lacks something.
    if (email && password) setPassword('');
    (email ? passwordField : emailField).current?.focus();
  };

  return (
    <form className="sign-in-form" noValidate onSubmit={(event) => void onSubmit(event)}>
      <div>
        <h1>{texts.title}</h1>
        {next && <p className="sign-in-next">{texts.willReturnTo(<b>{next.split('?')[0]}</b>)}</p>}
      </div>
      <Note text={note} />
      <EmailInput value={email} error={fields['email']} inputRef={emailField} onChange={setEmail} />
      <PasswordInput
        name="password"
        label={texts.password}
        value={password}
        error={fields['password']}
        autoComplete="current-password"
        inputRef={passwordField}
        aside={<Link href={`/auth/forgot-password${location.search}`}>{texts.forgotten}</Link>}
        onChange={setPassword}
      />
      <label className="sign-in-remember">
        <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)} />
        {texts.keepMe}
      </label>
      <Button type="submit" variant="contained" aria-disabled={busy} className="sign-in-submit">
        {busy ? texts.signingIn : texts.signIn}
      </Button>
    </form>
  );
}
