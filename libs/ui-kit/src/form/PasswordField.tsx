import { memo, useState, type ReactNode } from 'react';
import { PasswordControl } from '../password/PasswordControl';
import * as texts from '../texts/password-field';
import { describedBy, Field, type FieldProps } from './Field';
import { useFieldState } from './use-field-state';

interface Props extends FieldProps {
  readonly autoComplete: 'current-password' | 'new-password';
  /** The id of what is near it and describes it further: its rules. */
  readonly rules?: string;
}

/** A password: it can be shown, and Caps Lock is shown instead of the help while it is typed. */
export const PasswordField = memo(function PasswordField({
  name,
  label,
  help,
  optional,
  disabled,
  autoComplete,
  rules,
}: Props): ReactNode {
  const { id, input, error, setValue } = useFieldState<string>(name);
  const [capsLock, setCapsLock] = useState(false);
  const hint = capsLock ? <span role="status">{texts.capsLock}</span> : help;
  return (
    <Field id={id} label={label} optional={optional} help={hint} error={error}>
      <PasswordControl
        id={id}
        name={name}
        label={label}
        value={input.value}
        invalid={error !== undefined}
        required={!optional}
        disabled={disabled}
        autoComplete={autoComplete}
        describedBy={[describedBy(id, hint, error), rules].filter(Boolean).join(' ') || undefined}
        onChange={setValue}
        onBlur={input.onBlur}
        onCapsLock={setCapsLock}
      />
    </Field>
  );
});
