import type { Schema, SchemaDescription } from 'yup';
import { listFieldsOf } from './wire';
import type { Call } from './call';

/** What of a schema both sides must agree on; texts, lengths and rules in code are not part of it. */
export interface Structure {
  readonly type: string;
  readonly nullable?: true;
  readonly optional?: true;
  readonly oneOf?: readonly unknown[];
  readonly fields?: Readonly<Record<string, Structure>>;
  readonly items?: Structure;
}

/** The structure of a call, with what its list filters and sorts by. */
export interface CallStructure {
  readonly request: Structure;
  readonly response: Structure;
  readonly filters?: readonly string[];
  readonly sorts?: readonly string[];
}

interface Described extends SchemaDescription {
  readonly fields?: Readonly<Record<string, Described>>;
  readonly innerType?: Described | readonly Described[];
}

/** A nested object without a word of its own is always there: yup calls it optional and gives it a default, an empty one not even that. */
const isOptional = ({ type, optional, tests, default: given, fields }: Described): boolean =>
  optional &&
  !tests.some(({ name }) => name === 'required') &&
  !(type === 'object' && (given !== undefined || Object.keys(fields ?? {}).length === 0));

const convert = (described: Described): Structure => {
  const { type, nullable, oneOf, fields, innerType } = described;
  return {
    type,
    ...(nullable && { nullable }),
    ...(isOptional(described) && { optional: true as const }),
    ...(oneOf.length > 0 && { oneOf: oneOf.filter((value) => value !== null) }),
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, convert(field)])),
    }),
    ...(innerType && !Array.isArray(innerType) && { items: convert(innerType as Described) }),
  } as Structure;
};

/** The structure of a schema. */
export const structureOf = (schema: Schema): Structure => convert(schema.describe() as Described);

/** How a call is known beyond the release that made it: 'GET category/list'. */
export const callName = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`;

/** The structure of a call, as a client compiles it in. */
export const callStructure = ({ request, response }: Pick<Call, 'request' | 'response'>): CallStructure => {
  const list = Object.entries(listFieldsOf(request) ?? {});
  const named = (kind: 'filter' | 'sort') => list.flatMap(([name, field]) => (field[kind] === false ? [] : [name]));
  return {
    request: structureOf(request),
    response: structureOf(response),
    ...(list.length > 0 && { filters: named('filter'), sorts: named('sort') }),
  };
};
