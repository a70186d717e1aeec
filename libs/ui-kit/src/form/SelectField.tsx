import { memo, type ReactNode } from 'react';
import { describedBy, Field, type FieldProps } from './Field';
import { Select, type SelectOption } from './Select';
import { useFieldState } from './use-field-state';

interface Props<Value extends string | number> extends FieldProps {
  readonly options: readonly SelectOption<Value>[];
  /** The first line, for no choice yet; it means an empty text. */
  readonly placeholder?: string;
}

function OneOf<Value extends string | number>({
  name,
  label,
  help,
  optional,
  disabled,
  options,
  placeholder,
}: Props<Value>): ReactNode {
  const { id, input, error, setValue } = useFieldState<Value | ''>(name);
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error}>
      <Select
        id={id}
        name={name}
        value={input.value}
        options={options}
        placeholder={placeholder}
        disabled={disabled}
        invalid={error !== undefined}
        describedBy={describedBy(id, help, error)}
        required={!optional}
        onBlur={input.onBlur}
        onChange={(value) => void setValue(value)}
      />
    </Field>
  );
}

/** One of a list. */
export const SelectField = memo(OneOf) as typeof OneOf;
