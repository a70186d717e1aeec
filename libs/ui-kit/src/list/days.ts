import { isDay } from '@lectern/contract/instant';
import { shortMonth } from '../kit/dates';
import { inZone } from '../kit/zone';
import type { Condition } from './condition';

const numbers = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const inWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The day of a filter as a date field holds it: '2026-11-21'. A point in time is of its day in the zone of the business; what is neither is ''. */
export const dayOf = (value: string): string => {
  if (isDay(value)) return value;
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? '' : inZone(numbers).format(at).split('/').reverse().join('-');
};

/** Whether something was typed that is no day, or none yet. */
export const isHalfDay = (text: string): boolean => text.trim() !== '' && !isDay(text);

/** The same in words: '21 Nov 2026'; what is neither stays as it is. */
export const dayWords = (value: string): string => {
  const day = dayOf(value);
  return day === '' ? value : shortMonth(inWords.format(new Date(day)));
};

/** The days that a person chose, for the wire: the server knows when each begins and ends in the zone of the business. */
export const wholeDays = ({ operator, values }: Condition): Condition => ({
  operator,
  values: values.map((day) => (isDay(day) ? day : '')),
});
