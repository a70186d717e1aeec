import { messages, requestLimits, say, type FieldError } from '@lectern/contract';
import type { Schema } from 'yup';
import { fieldError } from './errors';

/** What is looked at of a schema: the same for a field, a list's element and the whole. */
export interface SchemaParts {
  readonly type: string;
  readonly spec: { readonly label?: string | undefined };
  readonly fields?: Readonly<Record<string, SchemaParts>>;
  readonly innerType?: SchemaParts & Schema;
  readonly tests: readonly {
    readonly OPTIONS?: {
      readonly name?: string | undefined;
      readonly params?: Readonly<Record<string, unknown>>;
      readonly message?: unknown;
    };
  }[];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
// PostgreSQL holds neither a zero byte nor half of a surrogate pair.
const isUnstorable = (text: string): boolean => text.includes('\0') || /\p{Surrogate}/u.test(text);
const scalars = new Set(['string', 'number', 'boolean', 'date']);
const invalid = (schema: SchemaParts | undefined, path: string): string =>
  say(messages.invalid, { field: schema?.spec.label ?? path });

/** By how many elements a list is longer than declared, as a refusal. */
const tooLong = (schema: SchemaParts | undefined, { length }: readonly unknown[], path: string): FieldError[] => {
  const { params, message } = schema?.tests.find(({ OPTIONS }) => OPTIONS?.name === 'max')?.OPTIONS ?? {};
  const max = params?.['max'];
  if (schema?.type !== 'array' || typeof max !== 'number' || length <= max) return [];
  return [fieldError(path, 'max', typeof message === 'string' ? message : invalid(schema, path))];
};

/**
 * The places of `value` that no rule of `schema` needs to see: undeclared ones, lists that are too long, objects where a plain value belongs,
 * what is nested too deep, and texts that no database holds. It stops at the first 50, so that it costs the same for any body.
 */
export const unfitPlaces = (schema: SchemaParts, value: unknown): FieldError[] => {
  const found: FieldError[] = [];
  const isFull = (): boolean => found.length >= requestLimits.refusals;

  const visitList = (inner: SchemaParts | undefined, list: readonly unknown[], path: string, depth: number): void => {
    for (let at = 0; at < list.length && !isFull(); at += 1) visit(inner, list[at], `${path}[${at}]`, depth + 1);
  };
  const visitFields = (
    fields: SchemaParts['fields'],
    values: Record<string, unknown>,
    path: string,
    depth: number,
  ): void => {
    for (const name of Object.keys(values)) {
      if (isFull()) return;
      const shown = name.slice(0, 100);
      const at = path ? `${path}.${shown}` : shown;
      if (fields && !Object.hasOwn(fields, name))
        found.push(fieldError(at, 'unknown', `'${shown}' is not a field of this call`));
      else if (isUnstorable(name)) found.push(fieldError(at, 'text', invalid(undefined, path || at)));
      else visit(fields?.[name], values[name], at, depth + 1);
    }
  };
  const visit = (part: SchemaParts | undefined, each: unknown, path: string, depth: number): void => {
    if (typeof each === 'string') {
      if (isUnstorable(each)) found.push(fieldError(path, 'text', say(messages.invalid, { field: path })));
      return;
    }
    if (!isObject(each)) return;
    if (depth > requestLimits.depth) return void found.push(fieldError(path, 'depth', invalid(part, path)));
    const isScalar = part !== undefined && scalars.has(part.type);
    if (Array.isArray(each)) {
      const long = tooLong(part, each, path);
      if (long.length > 0) found.push(...long);
      // Nobody's number is a list, and yup would turn it into a text to see.
      else if (isScalar && each.some(isObject)) found.push(fieldError(path, 'typeError', invalid(part, path)));
      else visitList(part?.innerType, each, path, depth);
    } else if (isScalar) found.push(fieldError(path, 'typeError', invalid(part, path)));
    else if (!(each instanceof File)) visitFields(part?.fields, each, path, depth);
  };
  visit(schema, value, '', 0);
  return found;
};
