import { number, string, type NumberSchema, type StringSchema } from 'yup';
import { messages, say } from './messages';

/** A row's id: a whole number from 1 below 2^53. */
export const id = (label = 'Id'): NumberSchema<number> =>
  number().label(label).integer(say(messages.invalid, { field: label })).min(1, say(messages.invalid, { field: label })).max(Number.MAX_SAFE_INTEGER, say(messages.invalid, { field: label })).typeError(say(messages.invalid, { field: label })).required(say(messages.required, { field: label }));

/** The version a person read; a write with an older one is answered 409. */
export const version = (): NumberSchema<number> => number().label('Version').integer().min(1).required(say(messages.required, { field: 'Version' }));

/** A text of staff: required unless made `.optional()`, `min`–`max` characters, never starting with a space. */
export const text = (label: string, { min = 0, max }: { min?: number; max: number }): StringSchema<string | undefined> => {
  const base = string()
    .label(label)
    .typeError(say(messages.invalid, { field: label }))
    .test('leading-space', say(messages.invalid, { field: label }), (value) => !value || !/^\s/.test(value))
    .max(max, say(messages.max, { max }));
  return min > 0 ? base.test('min', say(messages.min, { min }), (value) => !value || value.trim().length >= min) : base;
};

/** As `text`, and not empty. */
export const requiredText = (label: string, lengths: { min?: number; max: number }): StringSchema<string> =>
  text(label, lengths).required(say(messages.required, { field: label }));

export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A slug: optional (the server proposes one), lower-case words joined by hyphens. */
export const slug = (label: string, max: number): StringSchema<string | undefined> =>
  text(label, { max }).matches(slugPattern, { message: say(messages.invalid, { field: label }), excludeEmptyString: true });
