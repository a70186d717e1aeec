import { memo, type ReactNode } from 'react';
import { DateInput } from './DateInput';
import { describedBy, Field, type FieldProps } from './Field';
import { useFieldState } from './use-field-state';

interface Props extends FieldProps {
  /** The first and last day that the calendar offers. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** A day of a form, as dd/mm/yyyy; its value is that of the wire. */
export const DateField = memo(function DateField({
  name,
  label,
  help,
  optional,
  disabled,
  min,
  max,
}: Props): ReactNode {
  const { id, input, error, setValue } = useFieldState<string>(name);
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error}>
      <DateInput
        id={id}
        name={name}
        value={input.value}
        onChange={setValue}
        onBlur={input.onBlur}
        min={min}
        max={max}
        invalid={error !== undefined}
        required={!optional}
        disabled={disabled}
        describedBy={describedBy(id, help, error)}
      />
    </Field>
  );
});
