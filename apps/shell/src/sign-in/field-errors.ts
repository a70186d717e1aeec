import { ValidationError, type Schema } from 'yup';
import type { Failure, FieldError } from '@lectern/contract/wire';

/** Field → what is wrong with it, several texts joined by line breaks. */
export type FieldTexts = Readonly<Record<string, string>>;

const joined = (rows: readonly (readonly [string, string])[]): FieldTexts => {
  const texts: Record<string, string> = {};
  for (const [field, text] of rows) texts[field] = field in texts ? `${texts[field]}\n${text}` : text;
  return texts;
};

/** What the schema says against these values; empty when nothing. */
export const errorsOf = (schema: Schema, values: unknown): FieldTexts => {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return joined(error.inner.map((each) => [each.path ?? '', each.message] as const));
  }
};

/** The server's refusals by field; empty when it refused with a text. */
export const serverErrorsOf = (error: Failure['error']): FieldTexts =>
  Array.isArray(error)
    ? joined(
        error.flatMap(({ property, constraints }: FieldError) =>
          Object.values(constraints).map((text) => [property, text] as const),
        ),
      )
    : {};
