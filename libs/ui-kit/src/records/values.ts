import { typedNumber } from '@lectern/contract/typed-number';
import { object, type ArraySchema, type ObjectSchema, type ObjectShape, type Schema } from 'yup';

/** What a form holds: a value for each field, '' where there is none. */
export type FormValues = Readonly<Record<string, unknown>>;

const schemas = (fields: ObjectShape) => Object.entries(fields) as [name: string, schema: Schema][];

/** What a field holds, as its schema takes it: nothing where it is empty, a typed number as a number. */
const held = ({ type }: Schema, value: unknown, original: unknown): unknown => {
  if (original === '') return undefined;
  return type === 'number' && typeof original === 'string' ? typedNumber(original) : value;
};

/** The contract's own rules for a form: an emptied field, or a select without a choice, holds '' and counts as absent. */
export const formSchema = (fields: ObjectShape): ObjectSchema<object> =>
  object(
    Object.fromEntries(
      schemas(fields).map(([name, schema]) => [
        name,
        schema.transform((value: unknown, original: unknown) => held(schema, value, original)),
      ]),
    ),
  );

/** The value of a field where nothing is entered: the contract's default, or an empty one. */
export const emptyOf = (schema: Schema): unknown =>
  (schema.getDefault() as unknown) ?? (schema.type === 'array' ? [] : schema.type === 'boolean' ? false : '');

/** The status of a new record: the first one, where a person enters it. */
export const firstStatus = (fields: ObjectShape, statuses: Readonly<Record<string, string>>): FormValues =>
  'status' in fields ? { status: Object.keys(statuses)[0] } : {};

const isPlainText = (schema: Schema): boolean => schema.type === 'string' && schema.describe().oneOf.length === 0;

/** A field as the API takes it, by name: an emptied one is null where the contract allows it, and absent where it is no text. */
export const wireValue = (name: string, schema: Schema, value: unknown): [name: string, value: unknown][] => {
  if (value === undefined || (value === null && !schema.spec.nullable)) return [];
  if (value !== '') return [[name, held(schema, value, value)]];
  if (schema.spec.nullable) return [[name, null]];
  return isPlainText(schema) ? [[name, value]] : [];
};

/** The form's field for a property that the API refused: a refused text of several belongs to the field of all of them. */
export const formFieldOf =
  (fields: ObjectShape) =>
  (property: string): string => {
    const field = /^(\w+)\[\d+\]$/.exec(property)?.[1];
    const inner = field && (fields[field] as ArraySchema<unknown[], unknown> | undefined)?.innerType;
    return field && inner && (inner as Schema).type !== 'object' ? field : property;
  };
