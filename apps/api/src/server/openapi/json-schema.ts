import type { Schema, SchemaDescription } from 'yup';

/** The part of JSON Schema (2020-12) that the contract's schemas need. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
}

interface Described extends SchemaDescription {
  readonly fields?: Readonly<Record<string, Described>>;
  readonly innerType?: Described | readonly Described[];
}

const types: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  object: 'object',
  array: 'array',
  date: 'string',
};

const limitsOf = ({ type, tests }: Described): JsonSchema => {
  const named = (name: string) =>
    tests.find((test) => test.name === name)?.params as { min?: number; max?: number; regex?: RegExp } | undefined;
  const [min, max] = [named('min')?.min, named('max')?.max];
  const [least, most] =
    type === 'number'
      ? ['minimum', 'maximum']
      : type === 'array'
        ? ['minItems', 'maxItems']
        : ['minLength', 'maxLength'];
  const regex = named('matches')?.regex;
  return {
    ...(min === undefined ? {} : { [least as string]: min }),
    ...(max === undefined ? {} : { [most as string]: max }),
    ...(regex ? { pattern: regex.source } : {}),
    ...(tests.some(({ name }) => name === 'email') ? { format: 'email' } : {}),
    ...(type === 'date' ? { format: 'date-time' } : {}),
  };
};

const isRequired = ({ optional, tests }: Described): boolean =>
  !optional || tests.some(({ name }) => name === 'required');

const convert = (described: Described, closed: boolean): JsonSchema => {
  const { type, tests, nullable, oneOf, fields, innerType, label } = described;
  const name = type === 'number' && tests.some((test) => test.name === 'integer') ? 'integer' : types[type];
  const required = Object.entries(fields ?? {}).flatMap(([field, inner]) => (isRequired(inner) ? [field] : []));
  return {
    ...(name ? { type: nullable ? [name, 'null'] : name } : {}),
    ...(label ? { title: label } : {}),
    ...(oneOf.length > 0 ? { enum: oneOf } : {}),
    ...limitsOf(described),
    ...(fields
      ? {
          properties: Object.fromEntries(
            Object.entries(fields).map(([field, inner]) => [field, convert(inner, closed)]),
          ),
          additionalProperties: !closed,
        }
      : {}),
    ...(required.length > 0 ? { required } : {}),
    ...(innerType && !Array.isArray(innerType) ? { items: convert(innerType as Described, closed) } : {}),
  };
};

/** A schema of the contract as JSON Schema; `closed` refuses fields that are not declared, as requests do. Rules in code (a test of one's own) have no counterpart. */
export const jsonSchema = (schema: Schema, { closed = false } = {}): JsonSchema =>
  convert(schema.describe() as Described, closed);
