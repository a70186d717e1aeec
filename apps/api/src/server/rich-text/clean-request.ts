import type { FieldError } from '@lectern/contract';
import type { Schema } from 'yup';
import { badRequest, fieldError } from '../calls/errors';
import { cleanHtml, type Removed } from './clean-html';
import { requireWithinLimits } from './limits';
import { BeyondLimit } from './read-html';

interface Declared {
  readonly spec: { readonly meta?: Readonly<Record<string, unknown>> | undefined };
  readonly fields?: Readonly<Record<string, Declared>>;
}

/** What one of a call's formatted texts has lost by cleaning. */
export interface CleanedField {
  readonly property: string;
  readonly removed: readonly Removed[];
}

/** The names of the fields of formatted text that a call's request declares. */
export const richTextFieldsOf = (request: Schema): readonly string[] =>
  Object.entries((request as unknown as Declared).fields ?? {}).flatMap(([name, { spec }]) =>
    spec.meta?.['richText'] === true ? [name] : [],
  );

/**
 * The request with each of its formatted texts cleaned, before any handler sees it, and what each of them has lost.
 * @throws 400 on the field of a text that is too large
 */
export const cleanRequest = <T extends object>(
  schema: Schema,
  request: T,
): { readonly request: T; readonly cleaned: readonly CleanedField[] } => {
  const cleaned: CleanedField[] = [];
  const refused: FieldError[] = [];
  const written: Record<string, string> = {};
  for (const name of richTextFieldsOf(schema)) {
    const value = (request as Record<string, unknown>)[name];
    if (typeof value !== 'string') continue;
    try {
      const { html, removed } = cleanHtml(value);
      requireWithinLimits(html);
      written[name] = html;
      if (removed.length > 0) cleaned.push({ property: name, removed });
    } catch (error) {
      if (!(error instanceof BeyondLimit)) throw error;
      refused.push(fieldError(name, 'richText', error.message));
    }
  }
  if (refused.length > 0) throw badRequest(refused);
  return { request: { ...request, ...written }, cleaned };
};
