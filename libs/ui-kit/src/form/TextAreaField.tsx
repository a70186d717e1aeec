import { memo, useState, type ReactNode } from 'react';
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
  /** How the form holds the text, where it is not as it is typed. A constant. */
  readonly stored?: { readonly read: (held: string) => string; readonly write: (typed: string) => string };
}

const asTyped = { read: (held: string) => held, write: (typed: string) => typed };

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
  stored: { read, write } = asTyped,
}: Props): ReactNode {
  const { id, input, error, setValue } = useFieldState<string>(name);
  const [typed, setTyped] = useState(() => read(input.value));
  // A value that comes from elsewhere replaces the text: a reset, a draft, the other version.
  const [seen, setSeen] = useState(input.value);
  if (input.value !== seen) {
    setSeen(input.value);
    if (input.value !== write(typed)) setTyped(read(input.value));
  }
  return (
    <Field
      id={id}
      label={label}
      optional={optional}
      help={help}
      error={error}
      count={max && texts.countOf(typed.length, max)}
    >
      <OutlinedInput
        {...input}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setValue(write(target.value));
        }}
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
