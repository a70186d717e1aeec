import { useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { IconButton, OutlinedInput } from '@lectern/ui-kit/mui';
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
  /** Stands at the end of the label's line. */
  readonly beside?: ReactNode;
  /** Describes the field further: the id of what stands near it. */
  readonly describedBy?: string;
  readonly onChange: (value: string) => void;
}

/** A password with its label: it can be shown, and Caps Lock is told while it is typed. */
export function PasswordInput({ name, label, value, error, autoComplete, autoFocus, inputRef, beside, describedBy, onChange }: Props): ReactNode {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'));
  const hints = [error && `${name}-error`, capsLock && !error && `${name}-caps`, describedBy].filter(Boolean).join(' ');
  const toggle = `${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`;
  return (
    <div className="sign-in-field">
      <div className="sign-in-label">
        <label htmlFor={name}>
          <b>{label}</b>
        </label>
        {beside}
      </div>
      <OutlinedInput
        id={name}
        name={name}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={() => setCapsLock(false)}
        error={error !== undefined}
        inputRef={inputRef}
        inputProps={{ 'aria-describedby': hints || undefined }}
        endAdornment={
          <IconButton size="small" aria-label={toggle} title={toggle} onClick={() => setShown(!shown)}>
            {shown ? <EyeOff size={16} strokeWidth={1.75} aria-hidden /> : <Eye size={16} strokeWidth={1.75} aria-hidden />}
          </IconButton>
        }
      />
      <Hint id={`${name}-error`} kind="error" text={error} />
      <Hint id={`${name}-caps`} kind="warning" text={capsLock && !error ? 'Caps Lock is on' : undefined} />
    </div>
  );
}
