import { array, boolean, mixed, number, object, string, type InferType, type ObjectSchema, type Schema } from 'yup';
import { messages, say } from './messages';

/** One field's refusal: `property` as in `items[0].name`, `constraints` = rule → text for a person. */
export interface FieldError {
  readonly property: string;
  readonly constraints: Readonly<Record<string, string>>;
}

export interface Success<T> {
  readonly success: true;
  readonly result: T;
}

/** Every refusal of the API. `error` is a list for forms, a text, or of an upload an object with the text, which is what the editor reads; `result` the current row of a 409. */
export interface Failure {
  readonly success: false;
  readonly message: string;
  readonly error?: readonly FieldError[] | string | { readonly message: string };
  readonly result?: unknown;
  readonly missing?: readonly string[];
  readonly reference: string;
}

/** What a list call answers. `total` is exact up to 10,000, above it `totalIsEstimate`. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly totalIsEstimate: boolean;
  readonly page: number;
  readonly limit: number;
  readonly nextCursor: string | null;
  /** Of a page that was reached by cursor: the one that leads to the rows before it. */
  readonly prevCursor?: string | null | undefined;
}

/** The response schema of a list of `row`s. */
export const pageOf = <T extends Schema>(row: T) =>
  object({
    items: array(row as unknown as Schema<InferType<T>>).required(),
    total: number().required(),
    totalIsEstimate: boolean().required(),
    page: number().required(),
    limit: number().required(),
    nextCursor: string().nullable().defined(),
    prevCursor: string().nullable(),
  });

export type Operator = 'eq' | 'ne' | 'in' | 'gt' | 'gte' | 'lt' | 'lte' | 'between' | 'contains' | 'starts' | 'empty';
/**
 * Filters and orders of a field. A `number` is a whole one, unless it has `decimals`. A `time` is an instant, filtered by
 * days of the business; a `day` is a calendar day, the same in every zone.
 */
export interface ListField {
  readonly type: 'text' | 'number' | 'id' | 'time' | 'day' | 'choice';
  readonly choices?: readonly string[];
  /** Of a number: how many digits it may have after the point. */
  readonly decimals?: number;
  /** Of a number: what it counts; `currency` is whole units of the currency that each row has. Screens say it in ordinary units. */
  readonly unit?: 'currency' | 'seconds' | 'bytes';
  readonly filter?: boolean;
  readonly sort?: boolean;
}
export type ListFields = Readonly<Record<string, ListField>>;

/** An amount of money in a list: '499.50' of whichever currency its row has. */
export const amountField = { type: 'number', decimals: 4, unit: 'currency' } as const satisfies ListField;

/** The request of a list call, by the list grammar: `page limit q sort cursor deleted filter[name]=op:value`. */
export type ListRequest = InferType<ReturnType<typeof listRequest>>;

const whole = (label: string) => {
  const invalid = say(messages.invalid, { field: label });
  return number().label(label).typeError(invalid).integer(invalid).min(1, invalid);
};
const short = (label: string, max: number) => string().label(label).max(max, say(messages.max, { max }));

/** Request schema of a list; `fields` are what it may sort and filter by (the server checks names and operators). */
export const listRequest = (fields: ListFields) =>
  object({
    page: whole('Page').optional(),
    limit: whole('Limit')
      .max(100, say(messages.invalid, { field: 'Limit' }))
      .optional(),
    q: short('Search', 200).optional(),
    sort: short('Sort', 200).optional(),
    cursor: short('Cursor', 1000).optional(),
    deleted: string()
      .label('Deleted')
      .oneOf(['only'], say(messages.invalid, { field: 'Deleted' }))
      .optional(),
    filter: mixed<Readonly<Record<string, string>>>().optional(),
  }).meta({ list: fields });

/** The declared fields of a list call's request, or undefined for any other call. */
export const listFieldsOf = (request: Schema): ListFields | undefined =>
  (request.meta() as { list?: ListFields } | undefined)?.list;

/** An empty answer. */
export const nothing = (): ObjectSchema<object> => object({});
