import { moneyText, readAmount, tooFineText } from '@lectern/contract/commerce/money';
import { messages } from '@lectern/contract/messages';
import { tidyNumber } from '../form/number-text';
import type { Form } from './form-of';
import type { FormValues } from './values';

/** A field while it is put on the wire. */
export interface Sending {
  readonly name: string;
  /** The form, or the nested row, that the field belongs to. */
  readonly values: FormValues;
  /** The loaded record; undefined for a new one, and in nested rows. */
  readonly row: FormValues | undefined;
  /** Reports a value that can't be read; `{field}` in the message is its label. `at` is the place inside: '[0].cap'. */
  readonly refuse: (message: string, at?: string) => void;
}

/** Translates a field between record, form and wire. The contract's schema does what is left out. */
export interface Codec {
  /** Value of the form while nothing is entered. */
  readonly empty?: unknown;
  /** Value of the form for a record, or for a nested row. */
  readonly read?: (value: never, row: FormValues) => unknown;
  /** Value on the wire: null is none, undefined is not sent. */
  readonly write?: (held: never, sending: Sending) => unknown;
  /** True where errors of nested rows are shown on their own fields. */
  readonly isNested?: boolean;
}
export type Codecs = Readonly<Record<string, Codec>>;

/** Currency code → digits after the point. */
export type Digits = Readonly<Record<string, number>>;

type None = 0 | null;
type DigitsOf = (values: FormValues) => number;

const entered = (digitsOf: DigitsOf, textOf: (stored: number, digits: number) => string, none: None): Codec => ({
  empty: '',
  read: (stored: number | null, row) => (stored === null || stored === none ? '' : textOf(stored, digitsOf(row))),
  write: (typed: string, { values, refuse }) => {
    if (typed.trim() === '') return none;
    const digits = digitsOf(values);
    const read = readAmount(typed, digits);
    if (typeof read === 'number') return read;
    refuse(read === 'not a number' ? messages.numbersOnly : tooFineText(digits));
    return undefined;
  },
});

/**
 * Money: exact minor units on the wire, typed text in the form. `currency` names the field with the currency.
 * `none` is the value of an empty field.
 */
export const money = (digits: Digits, { currency = 'currency', none = null as None } = {}): Codec =>
  entered(
    (values) => digits[String(values[currency])] ?? 2,
    (minor, exponent) => moneyText(minor, { code: '', symbol: '', exponent }),
    none,
  );

/** A number of 0 or more, sent in units of its last digit: with two digits 12.5 is 1250. */
export const scaled = (digits: number, none: None = null): Codec =>
  entered(
    () => digits,
    (value) => tidyNumber(String(value / 10 ** digits), digits) ?? '',
    none,
  );

/** A number as it is typed, with its decimals. `none` is the value of an empty field. */
export const typed = (none: None = null): Codec => ({
  empty: '',
  read: (stored: number | null) => (stored === null || stored === none ? '' : String(stored)),
  write: (text: string) => (text === '' ? none : text),
});

/** A number that always has a value: an emptied field is sent as `standard`. */
export const filled = (standard: number): Codec => ({
  empty: String(standard),
  read: (stored: number) => String(stored),
  write: (text: string) => (text.trim() === '' ? standard : text),
});

/**
 * An instant that is entered as a day. A day that is not changed keeps its exact instant. Both functions get the values besides, for a
 * zone that the record names.
 */
export const zoneDay = (
  dayOf: (instant: string, of: FormValues) => string,
  instantOf: (day: string, of: FormValues) => string,
): Codec => ({
  empty: '',
  read: (instant: string | null, row) => (instant ? dayOf(instant, row) : ''),
  write: (day: string, { name, values, row, refuse }) => {
    if (day === '') return null;
    const instant = instantOf(day, values);
    const before = row?.[name];
    if (row && typeof before === 'string' && dayOf(before, row) === day && instantOf(day, row) === instant)
      return before;
    if (instant === '') refuse(messages.invalid);
    return instant || undefined;
  },
});

/** Nested rows, each read and written by its own fields. */
export const rows = <Values extends object, Wire extends object>(
  form: Pick<Form<Values, Wire>, 'valuesOf' | 'read'>,
): Codec => ({
  empty: [],
  isNested: true,
  read: (list: readonly object[]) => list.map((row) => form.valuesOf(row)),
  write: (list: readonly Values[], { refuse }) =>
    list.map((row, at) => {
      const { wire, wrong } = form.read(row);
      for (const [path, message] of Object.entries(wrong)) refuse(message, `[${at}].${path}`);
      return wire;
    }),
});

/** Other records: the form holds them with their names, as `field` of the record does; the wire has their references. */
export const chosen = <Item>(field: string, referenceOf: (item: Item) => unknown): Codec => ({
  empty: [],
  read: (_value: unknown, row) => row[field] ?? [],
  write: (items: readonly Item[]) => items.map(referenceOf),
});

const isMasked = (row: FormValues | undefined): boolean => row?.['isMasked'] === true;

/** A personal value. A masked one is replaced, not edited: its field is empty, and is not sent until a value is entered. */
export const personal: Codec = {
  empty: '',
  read: (value: string | null, row) => (isMasked(row) ? '' : (value ?? '')),
  write: (typed: string, { row }) => (typed === '' && isMasked(row) ? undefined : typed),
};

/** A personal phone number, spelled as it was typed behind its country code; `typed` is the record's field for that. */
export const personalPhone = (typed: string): Codec => ({
  ...personal,
  read: (e164: string | null, row) => {
    if (!e164 || isMasked(row)) return '';
    const spelled = row[typed] as string | null;
    const digits = spelled?.replace(/ /g, '').replace(/^0+/, '');
    return digits && e164.endsWith(digits) ? `${e164.slice(0, -digits.length)} ${spelled}` : e164;
  },
});
