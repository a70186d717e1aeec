import { requestLimits, type Call, type FieldError, type RequestOf } from '@lectern/contract';
import { ValidationError, type Schema } from 'yup';
import { badRequest } from './errors';
import { fieldText } from './field-text';
import { unfitPlaces, type SchemaParts } from './unfit';
import { wrongElements } from './wrong-elements';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

/** A yup error as the wire's list: one entry a field, each broken rule with its text; the first 50 fields. */
export const fieldErrorsOf = (error: ValidationError): FieldError[] => {
  const byPath = new Map<string, Record<string, string>>();
  for (const each of error.inner.length > 0 ? error.inner : [error]) {
    const path = each.path ?? '';
    if (byPath.size >= requestLimits.refusals && !byPath.has(path)) break;
    byPath.set(path, { ...byPath.get(path), [each.type ?? 'invalid']: fieldText(each) });
  }
  return [...byPath].map(([property, constraints]) => ({ property, constraints }));
};

/** Checks the request against the call's request schema. @throws 400 with the first 50 field errors; unknown fields are errors. */
export const readInput = async <C extends Call>(call: C, sent: unknown, params: Fields = {}): Promise<RequestOf<C>> => {
  if (sent !== undefined && sent !== null && !isFields(sent)) throw badRequest('The body must be an object');
  const input = { ...(isFields(sent) ? sent : {}), ...params };
  const schema = call.request as Schema & SchemaParts;
  const unfit = unfitPlaces(schema, input);
  if (unfit.length > 0) throw badRequest(unfit);
  const wrong = wrongElements(schema, input, fieldErrorsOf);
  if (wrong.length >= requestLimits.refusals) throw badRequest(wrong);
  try {
    return (await call.request.validate(input, { abortEarly: false })) as RequestOf<C>;
  } catch (error) {
    if (error instanceof ValidationError) throw badRequest(fieldErrorsOf(error));
    throw error;
  }
};
