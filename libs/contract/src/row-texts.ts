import { string, type StringSchema } from 'yup';

/** Columns of a row that are texts and may be empty. */
export const rowTexts = <const Name extends string>(
  ...names: readonly Name[]
): { readonly [Each in Name]: StringSchema<string> } =>
  Object.fromEntries(names.map((name) => [name, string().defined()])) as { [Each in Name]: StringSchema<string> };
