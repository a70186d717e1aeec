import { useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { CircleAlert, Eye, EyeOff, TriangleAlert } from 'lucide-react';
import type { SessionDocument } from '@lectern/contract/platform/session';
import { Button, Checkbox, IconButton, OutlinedInput } from '@lectern/ui-kit/mui';
import { useSignIn } from './use-sign-in';

interface Props {
  readonly next: string | undefined;
  readonly notice: string | undefined;
  readonly onSignedIn: (document: SessionDocument) => Promise<void>;
}

function Hint({ id, text, kind }: { readonly id: string; readonly text: string | undefined; readonly kind: 'error' | 'warning' }): ReactNode {
  const Icon = kind === 'error' ? CircleAlert : TriangleAlert;
  return text ? (
    <span id={id} className={`sign-in-hint is-${kind}`} role={kind === 'warning' ? 'status' : undefined}>
      <Icon size={14} strokeWidth={2} aria-hidden />
      {text}
    </span>
  ) : null;
}

/** E-mail, password, one button; what was refused stands on its field or in one note. */
export function SignInForm({ next, notice, onSignedIn }: Props): ReactNode {
  const { outcome, busy, submit } = useSignIn(onSignedIn, notice);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
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
  const watchCapsLock = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <form className="sign-in-form" noValidate onSubmit={(event) => void onSubmit(event)}>
      <div>
        <h1>Sign in</h1>
        {next && (
          <p className="sign-in-next">
            You will return to <b>{next.split('?')[0]}</b>.
          </p>
        )}
      </div>
      {note && (
        <div className="sign-in-note" role="alert">
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
          <p>{note}</p>
        </div>
      )}
      <div className="sign-in-field">
        <label htmlFor="email">
          <b>E-mail</b>
        </label>
        <OutlinedInput
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={fields['email'] !== undefined}
          inputRef={emailField}
          inputProps={{ 'aria-describedby': fields['email'] ? 'email-error' : undefined }}
        />
        <Hint id="email-error" kind="error" text={fields['email']} />
      </div>
      <div className="sign-in-field">
        <label htmlFor="password">
          <b>Password</b>
        </label>
        <OutlinedInput
          id="password"
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLock(false)}
          error={fields['password'] !== undefined}
          inputRef={passwordField}
          inputProps={{ 'aria-describedby': fields['password'] ? 'password-error' : capsLock ? 'password-caps' : undefined }}
          endAdornment={
            <IconButton size="small" aria-label={shown ? 'Hide password' : 'Show password'} title={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
              {shown ? <EyeOff size={16} strokeWidth={1.75} aria-hidden /> : <Eye size={16} strokeWidth={1.75} aria-hidden />}
            </IconButton>
          }
        />
        <Hint id="password-error" kind="error" text={fields['password']} />
        <Hint id="password-caps" kind="warning" text={capsLock && !fields['password'] ? 'Caps Lock is on' : undefined} />
      </div>
      <label className="sign-in-remember">
        <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)} />
        Keep me signed in for 30 days
      </label>
      <Button type="submit" variant="contained" aria-disabled={busy} className="sign-in-submit">
        {busy ? 'Signing in…' : 'Sign in'}
      </Button>
    </form>
  );
}
