import { longestReportDays, type ReportComparison } from '@lectern/contract/commerce';
import { badRequest, fieldError } from '../../../server/calls/errors';

/** Whole days, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The number of days. */
export const lengthOf = ({ from, to }: Days): number => (at(to) - at(from)) / dayMs + 1;

/** The days one by one, the first one first. */
export const eachDay = (days: Days): string[] =>
  Array.from({ length: lengthOf(days) }, (_, index) => dayOf(at(days.from) + index * dayMs));

/** @throws 400 on `to` for days that end before they begin */
export const refuseTurned = ({ from, to }: Days): void => {
  if (to < from) throw badRequest(fieldError('to', 'order', 'To is before From'));
};

/** @throws 400 on `to` for days that end before they begin, and for more than a report has */
export const refuseLong = (days: Days): void => {
  refuseTurned(days);
  if (lengthOf(days) > longestReportDays)
    throw badRequest(fieldError('to', 'max', `A report has at most ${longestReportDays} days`));
};

/** The same date a year ago; 28 February for the 29th. */
const yearAgo = (day: string): string => {
  const [year, rest] = [Number(day.slice(0, 4)) - 1, day.slice(4)];
  const same = `${String(year).padStart(4, '0')}${rest}`;
  return dayOf(at(same)) === same ? same : `${same.slice(0, 4)}-02-28`;
};

/** The days that a report is compared with: as many days before it, or the same dates a year ago. */
export const daysBefore = ({ from, to }: Days, compare: ReportComparison): Days | undefined => {
  if (compare === 'none') return undefined;
  if (compare === 'year') return { from: yearAgo(from), to: yearAgo(to) };
  const length = lengthOf({ from, to }) * dayMs;
  return { from: dayOf(at(from) - length), to: dayOf(at(to) - length) };
};

/** The days of a row by time: a day, the week that begins on it, or a month (`2026-05`). Undefined for other keys. */
export const daysOfKey = (group: 'day' | 'week' | 'month', key: string): Days | undefined => {
  const from = group === 'month' ? `${key}-01` : key;
  if (!/^\d{4}-\d\d-\d\d$/.test(from) || Number.isNaN(at(from)) || dayOf(at(from)) !== from) return undefined;
  if (group === 'day') return { from, to: from };
  if (group === 'week') return { from, to: dayOf(at(from) + 6 * dayMs) };
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  return { from, to: dayOf(Date.UTC(year, month, 0)) };
};

/** The days that both have; undefined where they have none. */
export const common = (one: Days, other: Days): Days | undefined => {
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to < other.to ? one.to : other.to;
  return from > to ? undefined : { from, to };
};
