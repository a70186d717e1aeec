import type { Schema } from 'yup';
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

/** The parts of a yup schema that are looked at. `describe()` copies every schema on its way, which takes a start of the API a tenth of a second. */
interface Parts {
  readonly type: string;
  readonly spec: { readonly nullable?: boolean; readonly optional?: boolean };
  readonly tests: readonly { readonly OPTIONS?: { readonly name?: string } }[];
  readonly _whitelist: Iterable<unknown>;
  readonly fields?: Readonly<Record<string, Parts>>;
  readonly innerType?: Parts;
  getDefault(): unknown;
}

/** A nested object without a word of its own is always there: yup calls it optional and gives it a default, an empty one not even that. */
const isOptional = (schema: Parts): boolean =>
  schema.spec.optional === true &&
  !schema.tests.some(({ OPTIONS }) => OPTIONS?.name === 'required') &&
  !(schema.type === 'object' && (schema.getDefault() !== undefined || Object.keys(schema.fields ?? {}).length === 0));

const convert = (schema: Parts): Structure => {
  const { type, spec, fields, innerType, _whitelist } = schema;
  const oneOf = [..._whitelist];
  return {
    type,
    ...(spec.nullable && { nullable: true }),
    ...(isOptional(schema) && { optional: true }),
    ...(oneOf.length > 0 && { oneOf: oneOf.filter((value) => value !== null) }),
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, convert(field)])),
    }),
    ...(innerType && { items: convert(innerType) }),
  };
};

/** The structure of a schema. */
export const structureOf = (schema: Schema): Structure => convert(schema as unknown as Parts);

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
