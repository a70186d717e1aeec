import { memo, type ReactNode } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import * as texts from '../texts/text-area';
import { describedBy, Field, type FieldProps } from './Field';
import { useFieldState } from './use-field-state';

interface Props extends FieldProps {
  /** Lines it shows at least and at most. */
  readonly rows?: number;
  readonly maxRows?: number;
  /** Counts against this many characters. */
  readonly max?: number;
}

/** Several lines of text; it grows with what is typed. */
export const TextAreaField = memo(function TextAreaField({
  name,
  label,
  help,
  optional,
  disabled,
  rows = 3,
  maxRows = 16,
  max,
}: Props): ReactNode {
  const { id, input, error } = useFieldState<string>(name);
  return (
    <Field
      id={id}
      label={label}
      optional={optional}
      help={help}
      error={error}
      count={max && texts.countOf(input.value.length, max)}
    >
      <OutlinedInput
        {...input}
        id={id}
        multiline
        minRows={rows}
        maxRows={maxRows}
        fullWidth
        error={error !== undefined}
        disabled={disabled}
        slotProps={{ input: { 'aria-describedby': describedBy(id, help, error), 'aria-required': !optional } }}
      />
    </Field>
  );
});
