import { memo, type ReactNode } from 'react';
import type { FieldProps } from './Field';
import { limitsText, tidyNumber } from './number-text';
import { TextField } from './TextField';
import { useFieldState } from './use-field-state';

interface Props extends FieldProps {
  /** Behind the point at most; a whole number without. */
  readonly digits?: number;
  /** Said below the field; the schema is what refuses. */
  readonly min?: number;
  readonly max?: number;
  /** Fixed text behind the value: '%'. */
  readonly trail?: string;
}

/** A number as it is typed; on leaving it gets its thousands separators. It is a text to the browser, so that neither a wheel nor an arrow changes it unseen. */
export const NumberField = memo(function NumberField({
  digits = 0,
  min,
  max,
  help = limitsText(min, max),
  ...field
}: Props): ReactNode {
  const { input, setValue } = useFieldState<string | number>(field.name);
  const tidy = (): void => {
    const text = tidyNumber(String(input.value), digits);
    if (text !== undefined && text !== String(input.value)) setValue(text);
    input.onBlur();
  };
  return <TextField {...field} help={help} inputMode={digits > 0 ? 'decimal' : 'numeric'} onBlur={tidy} />;
});
