import type { ReactNode, Ref } from 'react';
import { OutlinedInput } from '@lectern/ui-kit/mui';
import * as texts from '../texts/auth-pages';
import { Hint } from './Hint';
import './fields.css';

interface Props {
  readonly value: string;
  readonly error: string | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onChange: (value: string) => void;
}

/** The e-mail address that a person signs in with. */
export function EmailInput({ value, error, inputRef, onChange }: Props): ReactNode {
  return (
    <div className="sign-in-field">
      <label htmlFor="email">
        <b>{texts.email}</b>
      </label>
      <OutlinedInput
        id="email"
        name="email"
        type="email"
        autoComplete="username"
        autoFocus
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error !== undefined}
        inputRef={inputRef}
        inputProps={{ 'aria-describedby': error ? 'email-error' : undefined }}
      />
      <Hint id="email-error" kind="error" text={error} />
    </div>
  );
}
