import { number, string, type NumberSchema, type StringSchema } from 'yup';
import { messages, say } from './messages';
import { countWords, isAlphanumeric, isMobileNumber, isEmail, isLetters, isUrl, startsWithSpace } from './rules';
import { plainEmail, plainName, plainPhone } from './typed-contact';

/** A row's id: a whole number from 1 below 2^53. */
export const id = (label = 'Id'): NumberSchema<number> =>
  number()
    .label(label)
    .integer(say(messages.invalid, { field: label }))
    .min(1, say(messages.invalid, { field: label }))
    .max(Number.MAX_SAFE_INTEGER, say(messages.invalid, { field: label }))
    .typeError(say(messages.invalid, { field: label }))
    .required(say(messages.required, { field: label }));

/** The version a person read; a write with an older one is answered 409. */
export const version = (): NumberSchema<number> =>
  number()
    .label('Version')
    .integer(say(messages.invalid, { field: 'Version' }))
    .min(1, say(messages.invalid, { field: 'Version' }))
    .typeError(say(messages.invalid, { field: 'Version' }))
    .required(say(messages.required, { field: 'Version' }));

/** A text of staff: required unless made `.optional()`, `min`–`max` characters, never starting with a space. */
export const text = (
  label: string,
  { min = 0, max }: { min?: number; max: number },
): StringSchema<string | undefined> => {
  const base = string()
    .label(label)
    .typeError(say(messages.invalid, { field: label }))
    .test('leading-space', say(messages.invalid, { field: label }), (value) => !value || !startsWithSpace(value))
    .max(max, say(messages.max, { max }));
  return min > 0 ? base.test('min', say(messages.min, { min }), (value) => !value || value.trim().length >= min) : base;
};

/** A text or choice that may not be left empty. */
export const required = <T extends string>(schema: StringSchema<T | undefined>): StringSchema<T> =>
  schema.required(({ label }: { label?: string }) => say(messages.required, { field: label ?? '' }));

/** As `text`, and not empty. */
export const requiredText = (label: string, lengths: { min?: number; max: number }): StringSchema<string> =>
  required(text(label, lengths));

export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A slug: optional (the server proposes one), lower-case words joined by hyphens. */
export const slug = (label: string, max: number): StringSchema<string | undefined> =>
  text(label, { max }).matches(slugPattern, {
    message: say(messages.invalid, { field: label }),
    excludeEmptyString: true,
  });

type Holds = (value: string) => boolean;
const obeying = <T extends StringSchema<string | undefined>>(
  schema: T,
  name: string,
  message: string,
  holds: Holds,
): T => schema.test(name, message, (value) => !value || holds(value)) as T;

const cleaned =
  (clean: (value: string) => string) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? clean(value) : value;

/** An e-mail address, at most 254 characters. What a paste brings along falls away. */
export const emailText = (label = 'E-mail'): StringSchema<string | undefined> =>
  obeying(text(label, { max: 254 }).transform(cleaned(plainEmail)), 'email', messages.email, isEmail);

/** An http or https address, at most 500 characters. */
export const urlText = (label: string): StringSchema<string | undefined> =>
  obeying(text(label, { max: 500 }), 'url', messages.url, isUrl);

/** A mobile number as it is typed; a number of another country begins with `+` and its code. Brackets and dashes fall away. */
export const mobileText = (label = 'Mobile'): StringSchema<string | undefined> =>
  obeying(text(label, { max: 30 }).transform(cleaned(plainPhone)), 'numbers', messages.numbersOnly, isMobileNumber);

/** What phones and word processors type for an apostrophe: O’Brien. */
const typographicApostrophe = /[\u2018\u2019\u02bc]/g;

/** A name of a person. A typographic apostrophe is kept as the plain one, so that each name has one spelling. */
export const lettersText = (label: string, lengths: { min?: number; max: number }): StringSchema<string | undefined> =>
  obeying(
    text(label, lengths).transform(cleaned((value) => plainName(value).replace(typographicApostrophe, "'"))),
    'letters',
    messages.lettersOnly,
    isLetters,
  );

/** Letters, digits, underscore and spaces. */
export const alphanumericText = (
  label: string,
  lengths: { min?: number; max: number },
): StringSchema<string | undefined> =>
  obeying(text(label, lengths), 'alphanumeric', say(messages.invalid, { field: label }), isAlphanumeric);

/** A text of at least 250 words, where it is not left empty. */
export const longText = (label: string, max: number): StringSchema<string | undefined> =>
  obeying(text(label, { max }), 'words', messages.minWords, (value) => countWords(value) >= 250);
