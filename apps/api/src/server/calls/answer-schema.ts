import { listFieldsOf, type Call } from '@lectern/contract';
import type { Schema, SchemaDescription } from 'yup';

/** The part of JSON Schema that fast-json-stringify is given. */
export type AnswerSchema = {
  readonly type?: string;
  readonly nullable?: boolean;
  readonly properties?: Readonly<Record<string, AnswerSchema>>;
  readonly items?: AnswerSchema;
};

interface Description extends Pick<SchemaDescription, 'type'> {
  readonly nullable?: boolean;
  readonly fields?: Readonly<Record<string, Description>>;
  readonly innerType?: Description | readonly Description[];
}

const convert = ({ type, nullable, fields, innerType }: Description): AnswerSchema => {
  const orNull = nullable ? { nullable } : {};
  switch (type) {
    case 'object':
      return {
        type,
        ...orNull,
        properties: Object.fromEntries(Object.entries(fields ?? {}).map(([name, field]) => [name, convert(field)])),
      };
    case 'array':
      return {
        type,
        ...orNull,
        ...(innerType && !Array.isArray(innerType) ? { items: convert(innerType as Description) } : {}),
      };
    case 'string':
    case 'number':
    case 'boolean':
      return { type, ...orNull };
    default:
      return {};
  }
};

/** What formatted texts have lost by cleaning: `CleanedField[]`. */
const cleaned: AnswerSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      property: { type: 'string' },
      removed: {
        type: 'array',
        items: { type: 'object', properties: { what: { type: 'string' }, count: { type: 'number' } } },
      },
    },
  },
};

/** The success envelope of an answer as JSON Schema: the answer is written by it, so that an undeclared column never leaves the API. */
export const envelopeSchema = (response: Schema): AnswerSchema => ({
  type: 'object',
  properties: { success: { type: 'boolean' }, cleaned, result: convert(response.describe() as Description) },
});

const made = new WeakMap<Call, AnswerSchema>();

/** The schema that a list's answer is written by, made when it first has one: a start would make those of all lists. Other answers are written as they are. */
export const answerSchemaOf = (call: Call): AnswerSchema | undefined => {
  if (!listFieldsOf(call.request)) return undefined;
  const schema = made.get(call) ?? envelopeSchema(call.response);
  made.set(call, schema);
  return schema;
};
