import { memo, type ReactNode } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, Field, type FieldProps } from './Field';
import { useFieldState } from './use-field-state';

interface Props extends FieldProps {
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'url';
  /** Fixed text before the value: '/c/'. */
  readonly lead?: string;
  /** Behind the value: fixed text such as '%', or what fills the field. */
  readonly trail?: ReactNode;
  /** Which keys a phone offers. */
  readonly inputMode?: 'text' | 'numeric' | 'decimal';
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  readonly autoComplete?: string;
  /** Instead of what leaving a field does. */
  readonly onBlur?: () => void;
}

/** One line of text. */
export const TextField = memo(function TextField({
  name,
  label,
  help,
  optional,
  disabled,
  type = 'text',
  lead,
  trail,
  inputMode,
  placeholder,
  autoFocus,
  autoComplete = 'off',
  onBlur,
}: Props): ReactNode {
  const { id, input, error } = useFieldState<string | null>(name);
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error}>
      <OutlinedInput
        {...input}
        // In a row of fields an empty value is null, as on the wire.
        value={input.value ?? ''}
        onBlur={onBlur ?? input.onBlur}
        id={id}
        type={type}
        fullWidth
        error={error !== undefined}
        disabled={disabled}
        placeholder={placeholder}
        autoFocus={autoFocus}
        autoComplete={autoComplete}
        startAdornment={lead && <span className="field-lead">{lead}</span>}
        endAdornment={trail && <span className="field-trail">{trail}</span>}
        slotProps={{
          input: { inputMode, 'aria-describedby': describedBy(id, help, error), 'aria-required': !optional },
        }}
      />
    </Field>
  );
});
