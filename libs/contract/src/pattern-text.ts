/** Texts of a given form. They are not in `fields.ts`, as the first screen needs none of them. */
import { string, type StringSchema } from 'yup';
import { text } from './fields';
import { messages, say } from './messages';

/** A text of this form, where it is not left empty. */
export const patternText = (label: string, max: number, pattern: RegExp): StringSchema<string | undefined> =>
  text(label, { max }).matches(pattern, {
    message: say(messages.invalid, { field: label }),
    excludeEmptyString: true,
  });

/** A currency by its three letters: 'INR'. */
export const currencyCode = (): StringSchema<string | undefined> => {
  const invalid = say(messages.invalid, { field: 'Currency' });
  return string()
    .label('Currency')
    .typeError(invalid)
    .matches(/^[A-Z]{3}$/, { message: invalid, excludeEmptyString: true });
};
