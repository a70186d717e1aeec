import { number, string, type NumberSchema, type StringSchema } from 'yup';
import { isInstant } from '../instant';
import { messages, say } from '../messages';

/** A whole number between two others. */
export const wholeField = (label: string, least: number, most: number): NumberSchema<number | undefined> => {
  const invalid = say(messages.invalid, { field: label });
  return number()
    .label(label)
    .typeError(messages.numbersOnly)
    .integer(messages.numbersOnly)
    .min(least, invalid)
    .max(most, invalid);
};

/** Marks: from 0, with at most two decimals. */
export const amountField = (label: string, most: number): NumberSchema<number | undefined> => {
  const invalid = say(messages.invalid, { field: label });
  return number()
    .label(label)
    .typeError(messages.numbersOnly)
    .min(0, invalid)
    .max(most, invalid)
    .test(
      'decimals',
      invalid,
      (value) => typeof value !== 'number' || Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    );
};

/** A point in time with its zone. */
export const instantField = (label: string): StringSchema<string | undefined> =>
  string()
    .label(label)
    .typeError(say(messages.invalid, { field: label }))
    .test('instant', say(messages.invalid, { field: label }), (value) => !value || isInstant(value));
