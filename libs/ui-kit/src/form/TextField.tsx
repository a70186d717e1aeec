import type { ReactNode } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, Field, type FieldProps } from './Field';
import { useFieldState } from './use-field-state';

interface Props extends FieldProps {
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'url';
  /** Stands fixed before what is typed: '/c/'. */
  readonly lead?: string;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  readonly autoComplete?: string;
}

/** One line of text. */
export function TextField({ name, label, help, optional, disabled, type = 'text', lead, placeholder, autoFocus, autoComplete = 'off' }: Props): ReactNode {
  const { id, input, error } = useFieldState<string>(name);
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error}>
      <OutlinedInput
        {...input}
        id={id}
        type={type}
        fullWidth
        error={error !== undefined}
        disabled={disabled}
        placeholder={placeholder}
        autoFocus={autoFocus}
        autoComplete={autoComplete}
        startAdornment={lead && <span className="field-lead">{lead}</span>}
        slotProps={{ input: { 'aria-describedby': describedBy(id, help, error), 'aria-required': !optional } }}
      />
    </Field>
  );
}
