/** Numbers that a person enters. They are not in `fields.ts`, as the first screen needs none of them. */
import { number, type NumberSchema } from 'yup';
import { messages, say } from './messages';
import { typedNumber } from './typed-number';

/** A number, sent as such or as a person types it: '12,50' is 12.5 and '1,250' is 1250. */
export const enteredNumber = (label: string, wrong: string = messages.numbersOnly): NumberSchema<number | undefined> =>
  number()
    .label(label)
    .typeError(wrong)
    .transform((value: unknown, sent: unknown) => (typeof sent === 'string' ? typedNumber(sent) : value));

/** A whole number between two others. */
export const wholeNumber = (label: string, least: number, most: number): NumberSchema<number | undefined> =>
  enteredNumber(label)
    .integer(messages.numbersOnly)
    .min(least, say(messages.invalid, { field: label }))
    .max(most, say(messages.invalid, { field: label }));

/** A number between two others with at most so many digits after the point. */
export const decimalNumber = (
  label: string,
  least: number,
  most: number,
  digits = 2,
): NumberSchema<number | undefined> => {
  const invalid = say(messages.invalid, { field: label });
  const fits = (value: number): boolean => Math.abs(value * 10 ** digits - Math.round(value * 10 ** digits)) < 1e-6;
  return enteredNumber(label)
    .min(least, invalid)
    .max(most, invalid)
    .test('decimals', invalid, (value) => typeof value !== 'number' || fits(value));
};
