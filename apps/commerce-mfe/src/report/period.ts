import { longestReportDays } from '@lectern/contract/commerce';
import { isDay } from '@lectern/contract/instant';

/** Whole days of the business, both included, as on the wire: '2026-11-20'. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export type Preset = 'last-7' | 'last-30' | 'this-month' | 'last-month' | 'this-year';

const dayMs = 86_400_000;
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayOf(timeOf(day) + days * dayMs);

/** The number of days of a period. */
export const daysOf = ({ from, to }: Period): number => Math.round((timeOf(to) - timeOf(from)) / dayMs) + 1;

const lastDays = (today: string, days: number): Period => ({ from: addDays(today, 1 - days), to: today });

/** The days of a preset. Periods that are not over end today. */
export const periodOf = (preset: Preset, today: string): Period => {
  const monthStart = `${today.slice(0, 8)}01`;
  const lastMonthEnd = addDays(monthStart, -1);
  const periods: Readonly<Record<Preset, Period>> = {
    'last-7': lastDays(today, 7),
    'last-30': lastDays(today, 30),
    'this-month': { from: monthStart, to: today },
    'last-month': { from: `${lastMonthEnd.slice(0, 8)}01`, to: lastMonthEnd },
    'this-year': { from: `${today.slice(0, 4)}-01-01`, to: today },
  };
  return periods[preset];
};

/** The same date a year earlier; 29 February becomes the 28th. */
export const yearBefore = (day: string): string => {
  const same = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return isDay(same) ? same : `${same.slice(0, 8)}28`;
};

export type PeriodFault = 'no day' | 'reversed' | 'too long';

/** The reason why these days are no period of a report on the screen. */
export const periodFault = ({ from, to }: Period): PeriodFault | undefined => {
  if (!isDay(from) || !isDay(to)) return 'no day';
  if (from > to) return 'reversed';
  return daysOf({ from, to }) > longestReportDays ? 'too long' : undefined;
};
