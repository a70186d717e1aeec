import { setIn } from 'formik';
import type { Schema } from 'yup';

interface Inner {
  readonly path?: string;
  readonly message: string;
}

const isValidationError = (error: unknown): error is Inner & { readonly inner: readonly Inner[] } =>
  typeof error === 'object' && error !== null && 'inner' in error && Array.isArray(error.inner);

/** The schema's messages by field, several of one field joined by line breaks; empty when all is well. */
export const errorsOf = async (schema: Schema, values: unknown): Promise<Record<string, unknown>> => {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!isValidationError(error)) throw error;
    const texts = new Map<string, Set<string>>();
    for (const { path = '', message } of error.inner.length > 0 ? error.inner : [error])
      texts.set(path, (texts.get(path) ?? new Set()).add(message));
    let errors: Record<string, unknown> = {};
    for (const [path, messages] of texts)
      errors = setIn(errors, path, [...messages].join('\n')) as Record<string, unknown>;
    return errors;
  }
};
