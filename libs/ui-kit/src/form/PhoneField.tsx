import { memo, useMemo, useState, type ReactNode } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import * as texts from '../texts/fields';
import { plainPhone } from '@lectern/contract/typed-contact';
import { describedBy, Field, type FieldProps } from './Field';
import { numberOf, partsOf } from './phone-number';
import { Select } from './Select';
import { useFieldState } from './use-field-state';
import './phone-field.css';

interface Country {
  readonly id: number;
  readonly name: string;
  readonly dialCode: string;
}

interface Props extends FieldProps {
  /** The field of the form that holds the person's country: its code is meant where no other is chosen. */
  readonly country: string;
  readonly countries: readonly Country[];
}

/** Each code once, with the countries that have it. */
const codeOptions = (countries: readonly Country[]) => {
  const names = new Map<string, string>();
  for (const { dialCode, name } of countries)
    names.set(dialCode, [names.get(dialCode), name].filter(Boolean).join(', '));
  return [...names]
    .map(([value, those]) => ({ value, label: `${value} ${those}` }))
    .sort((one, other) => one.value.localeCompare(other.value, 'en', { numeric: true }));
};

/** A number with its dialling code: chosen, typed as `+91 …`, or that of the person's country. */
export const PhoneField = memo(function PhoneField({
  name,
  label,
  help,
  optional,
  disabled,
  country,
  countries,
}: Props): ReactNode {
  const { id, input, error, setValue } = useFieldState<string>(name);
  const home = useFieldState<number | ''>(country).input.value;
  const [chosen, setChosen] = useState<string>();
  const options = useMemo(() => codeOptions(countries), [countries]);
  const codes = useMemo(() => options.map(({ value }) => value), [options]);
  const { code = chosen, rest } = partsOf(input.value, codes);
  const put = (ofOwn: string | undefined, text: string): void => {
    setChosen(ofOwn);
    setValue(numberOf({ code: ofOwn, rest: text }));
  };
  const onType = (typedText: string): void => {
    // A number with a code of its own is pasted in many spellings.
    const text = /^\W*(?:\+|00|tel:)/i.test(typedText) ? plainPhone(typedText) : typedText;
    const typed = partsOf(text, codes);
    put(text.startsWith('+') ? typed.code : code, typed.rest);
  };
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error}>
      <div className="phone">
        <Select
          label={texts.dialCodeOf(label)}
          value={code ?? countries.find((each) => each.id === home)?.dialCode ?? ''}
          options={options}
          placeholder={texts.dialCode}
          disabled={disabled}
          onChange={(value) => put(value || undefined, rest)}
        />
        <OutlinedInput
          id={id}
          name={name}
          type="tel"
          fullWidth
          value={rest}
          error={error !== undefined}
          disabled={disabled}
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
          onBlur={input.onBlur}
          slotProps={{ input: { 'aria-describedby': describedBy(id, help, error), 'aria-required': !optional } }}
        />
      </div>
    </Field>
  );
});
