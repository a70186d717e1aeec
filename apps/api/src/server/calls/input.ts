import { messages, say, type Call, type FieldError, type RequestOf } from '@lectern/contract';
import { ValidationError, type Schema } from 'yup';
import { badRequest, fieldError } from './errors';
import { fieldText } from './field-text';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface SchemaParts {
  readonly type: string;
  readonly fields?: Readonly<Record<string, SchemaParts>>;
  readonly innerType?: SchemaParts;
}

/** Makes `filter[status]` of a query a field of the object `filter`, and `ids=1,2` a list where the call declares one. */
export const readQuery = (query: Fields, schema?: Schema): Fields => {
  const declared = (schema as (Schema & SchemaParts) | undefined)?.fields ?? {};
  const read: Fields = {};
  for (const [key, value] of Object.entries(query)) {
    const [, group, name] = /^([A-Za-z]+)\[([A-Za-z0-9_.]+)\]$/.exec(key) ?? [];
    if (!group || !name)
      read[key] = declared[key]?.type === 'array' && typeof value === 'string' ? value.split(',') : value;
    else read[group] = { ...(isFields(read[group]) ? read[group] : {}), [name]: value };
  }
  return read;
};

/** Each place of `value` that `schema` doesn't declare, and each text that no database can hold. */
const unfit = (schema: SchemaParts | undefined, value: unknown, path: string): FieldError[] => {
  if (typeof value === 'string')
    return value.includes('\0') ? [fieldError(path, 'text', say(messages.invalid, { field: path }))] : [];
  if (Array.isArray(value)) return value.flatMap((item, at) => unfit(schema?.innerType, item, `${path}[${at}]`));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = path ? `${path}.${name}` : name;
    if (schema?.fields && !Object.hasOwn(schema.fields, name))
      return [fieldError(at, 'unknown', `'${name}' is not a field of this call`)];
    return unfit(schema?.fields?.[name], inner, at);
  });
};

/** A yup error as the wire's list: one entry a field, each broken rule with its text. */
export const fieldErrorsOf = (error: ValidationError): FieldError[] => {
  const byPath = new Map<string, Record<string, string>>();
  for (const each of error.inner.length > 0 ? error.inner : [error]) {
    const path = each.path ?? '';
    byPath.set(path, { ...byPath.get(path), [each.type ?? 'invalid']: fieldText(each) });
  }
  return [...byPath].map(([property, constraints]) => ({ property, constraints }));
};

/** Checks the request against the call's request schema. @throws 400 with every field error at once; unknown fields are errors. */
export const readInput = async <C extends Call>(call: C, sent: unknown, params: Fields = {}): Promise<RequestOf<C>> => {
  if (sent !== undefined && sent !== null && !isFields(sent)) throw badRequest('The body must be an object');
  const input = { ...(isFields(sent) ? sent : {}), ...params };
  const unknown = unfit(call.request as Schema & SchemaParts, input, '');
  if (unknown.length > 0) throw badRequest(unknown);
  try {
    return (await call.request.validate(input, { abortEarly: false })) as RequestOf<C>;
  } catch (error) {
    if (error instanceof ValidationError) throw badRequest(fieldErrorsOf(error));
    throw error;
  }
};
