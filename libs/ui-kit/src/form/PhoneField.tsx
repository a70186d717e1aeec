import { memo, type ReactNode } from 'react';
import type { FieldProps } from './Field';
import { TextField } from './TextField';
import { useFieldState } from './use-field-state';

interface Props extends FieldProps {
  /** The field of the form that holds the number's country. */
  readonly country: string;
  readonly countries: readonly { readonly id: number; readonly dialCode: string }[];
}

/** A number as it is typed, behind the dial code of the country that the form has chosen. */
export const PhoneField = memo(function PhoneField({ country, countries, ...field }: Props): ReactNode {
  const chosen = useFieldState<number | ''>(country).input.value;
  return <TextField {...field} type="tel" lead={countries.find(({ id }) => id === chosen)?.dialCode} />;
});
