import { useState, type ReactNode, type Ref } from 'react';
import { PasswordControl } from '@lectern/ui-kit/password';
import * as texts from '../texts/auth-pages';
import { Hint } from './Hint';
import './fields.css';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly autoFocus?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Shown at the end of the label's line; Tab comes to it behind the field. */
  readonly aside?: ReactNode;
  /** Describes the field further: the id of what is near it. */
  readonly describedBy?: string;
  readonly onChange: (value: string) => void;
}

/** A password with its label: it can be shown, and Caps Lock is shown while it is typed. */
export function PasswordInput({
  name,
  label,
  value,
  error,
  autoComplete,
  autoFocus,
  inputRef,
  aside,
  describedBy,
  onChange,
}: Props): ReactNode {
  const [capsLock, setCapsLock] = useState(false);
  const hints = [error && `${name}-error`, capsLock && !error && `${name}-caps`, describedBy].filter(Boolean).join(' ');
  return (
    <div className="sign-in-field">
      <label htmlFor={name}>
        <b>{label}</b>
      </label>
      <PasswordControl
        id={name}
        name={name}
        label={label}
        value={value}
        invalid={error !== undefined}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        inputRef={inputRef}
        describedBy={hints || undefined}
        onChange={onChange}
        onCapsLock={setCapsLock}
      />
      {aside && <span className="sign-in-aside">{aside}</span>}
      <Hint id={`${name}-error`} kind="error" text={error} />
      <Hint id={`${name}-caps`} kind="warning" text={capsLock && !error ? texts.capsLock : undefined} />
    </div>
  );
}
