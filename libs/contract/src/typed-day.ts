import { isDay } from './instant';

/** The order of a day written in numbers: 3/4/1998 is the 3rd of April, or the 4th of March. */
export const dayOrders = ['dmy', 'mdy'] as const;
export type DayOrder = (typeof dayOrders)[number];

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const clock = /[T\s,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?\s?m\.?)?\s*(?:Z|UTC|[+-]\d{2}:?\d{2})?$/i;
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\.?,?\s+/iu;
const inNumbers = /^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{4})$/;

/** A typed date without weekday and time of day. */
const dateOnly = (text: string): string => text.trim().replace(weekday, '').replace(clock, '');

const monthOf = (word: string): string => {
  const at = word.length < 3 ? -1 : months.findIndex((name) => name.startsWith(word.toLowerCase()));
  return String(at + 1);
};

const dayOf = (year: string, month: string, date: string): string | undefined => {
  const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(iso) ? iso : undefined;
};

/** The first two numbers and the year of a date that is all numbers. Undefined for every other text. */
const partsOf = (text: string): readonly [string, string, string] | undefined => {
  const [, first, second, year] = inNumbers.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? [];
  return first && second && year ? [first, second, year] : undefined;
};

/**
 * A typed day as on the wire. '3/4/1998', '3.4.1998' and '03041998' are read in this order.
 * '1998-04-03', '3 Apr 1998' and 'April 3, 1998' are the same in each. A time of day falls away. Undefined: no day.
 */
export const readDay = (text: string, order: DayOrder = 'dmy'): string | undefined => {
  const date = dateOnly(text);
  const parts = partsOf(date);
  if (parts) {
    const [first, second, year] = parts;
    return order === 'dmy' ? dayOf(year, second, first) : dayOf(year, first, second);
  }
  const [, year, month, last] = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(date) ?? [];
  if (year && month && last) return dayOf(year, month, last);
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[\s/.-]+(\p{L}+)\.?,?[\s/.-]+(\d{4})$/iu.exec(date);
  if (dayFirst) return dayOf(dayFirst[3]!, monthOf(dayFirst[2]!), dayFirst[1]!);
  const monthFirst = /^(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/iu.exec(date);
  return monthFirst ? dayOf(monthFirst[3]!, monthOf(monthFirst[1]!), monthFirst[2]!) : undefined;
};

/** The order that this text decides. 'open': it is a different day in each. Undefined: the order does not matter. */
export const orderOf = (text: string): DayOrder | 'open' | undefined => {
  if (!partsOf(dateOnly(text))) return undefined;
  const [dmy, mdy] = [readDay(text, 'dmy'), readDay(text, 'mdy')];
  if (dmy === mdy) return undefined;
  if (dmy && mdy) return 'open';
  return dmy ? 'dmy' : 'mdy';
};
