import type { FieldError } from '@lectern/contract';
import type { Schema } from 'yup';
import { badRequest, fieldError } from '../calls/errors';
import { cleanHtml, type Removed } from './clean-html';
import { requireWithinLimits } from './limits';
import { BeyondLimit } from './read-html';

interface Declared {
  readonly spec: { readonly meta?: Readonly<Record<string, unknown>> | undefined };
  readonly fields?: Readonly<Record<string, Declared>>;
  readonly innerType?: Declared;
}

/** What one of a call's formatted texts has lost by cleaning. */
export interface CleanedField {
  readonly property: string;
  readonly removed: readonly Removed[];
}

const isRichText = ({ spec }: Declared): boolean => spec.meta?.['richText'] === true;

/** The places of formatted text that a call's request declares: `bodyHtml`, `questions.[].bodyHtml` in each row of a list. */
export const richTextFieldsOf = (request: Schema): readonly string[] => {
  const below = ({ fields = {}, innerType }: Declared, at: string): string[] => [
    ...Object.entries(fields).flatMap(([name, field]) => [
      ...(isRichText(field) ? [`${at}${name}`] : []),
      ...below(field, `${at}${name}.`),
    ]),
    ...(innerType ? below(innerType, `${at}[].`) : []),
  ];
  return below(request as unknown as Declared, '');
};

const changed = (
  declared: Declared,
  value: unknown,
  at: string,
  change: (html: string, property: string) => string,
): unknown => {
  if (typeof value === 'string') return isRichText(declared) ? change(value, at) : value;
  const { fields, innerType } = declared;
  if (Array.isArray(value))
    return innerType ? value.map((each, no) => changed(innerType, each, `${at}[${no}]`, change)) : (value as unknown);
  if (!fields || typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      fields[name] ? changed(fields[name], each, at ? `${at}.${name}` : name, change) : (each as unknown),
    ]),
  );
};

/** The request with what `change` makes of each formatted text; `property` is its place as a refusal names it. */
export const withTexts = <T extends object>(
  schema: Schema,
  request: T,
  change: (html: string, property: string) => string,
): T => changed(schema as unknown as Declared, request, '', change) as T;

/**
 * The request with each of its formatted texts cleaned, before any handler sees it, and what each of them has lost.
 * @throws 400 on the field of a text that is too large
 */
export const cleanRequest = <T extends object>(
  schema: Schema,
  request: T,
): { readonly request: T; readonly cleaned: readonly CleanedField[] } => {
  if (richTextFieldsOf(schema).length === 0) return { request, cleaned: [] };
  const cleaned: CleanedField[] = [];
  const refused: FieldError[] = [];
  const clean = (value: string, property: string): string => {
    try {
      const { html, removed } = cleanHtml(value);
      requireWithinLimits(html);
      if (removed.length > 0) cleaned.push({ property, removed });
      return html;
    } catch (error) {
      if (!(error instanceof BeyondLimit)) throw error;
      refused.push(fieldError(property, 'richText', error.message));
      return value;
    }
  };
  const written = withTexts(schema, request, clean);
  if (refused.length > 0) throw badRequest(refused);
  return { request: written, cleaned };
};
