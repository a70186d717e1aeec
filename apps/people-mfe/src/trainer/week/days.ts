import type { WeekItem } from '@lectern/contract/people';

const dayMs = 86_400_000;
const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day so many days after this one, both as 'YYYY-MM-DD'. */
export const dayAfter = (day: string, days: number): string =>
  new Date(utc(day) + days * dayMs).toISOString().slice(0, 10);

const format = (options: Intl.DateTimeFormatOptions) => {
  const made = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  // Months have three letters: the locale alone writes 'Sept'.
  return (day: string): string => made.format(utc(day)).replace('Sept', 'Sep').replace(',', '');
};
/** 'Mon 23 Nov' */
export const dayName = format({ weekday: 'short', day: 'numeric', month: 'short' });
const wholeDay = format({ day: 'numeric', month: 'short', year: 'numeric' });
/** '23 Nov 2026 – 29 Nov 2026' */
export const weekName = (monday: string): string => `${wholeDay(monday)} – ${wholeDay(dayAfter(monday, 6))}`;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const dayMinutes = 24 * 60;

/** From where to where an item reaches on its day, in minutes of the clock; what goes on after midnight ends there. */
export const reachOf = ({ from, durationMinutes }: Pick<WeekItem, 'from' | 'durationMinutes'>) => {
  const start = minutesOf(from);
  return { start, end: Math.min(start + durationMinutes, dayMinutes) };
};

/** The usual hours of a day, and those outside of them that something is planned in. */
export const hoursOf = (items: readonly Pick<WeekItem, 'from' | 'durationMinutes'>[]) => {
  const reaches = items.map(reachOf);
  return {
    first: Math.floor(Math.min(8 * 60, ...reaches.map(({ start }) => start)) / 60),
    last: Math.ceil(Math.max(20 * 60, ...reaches.map(({ end }) => end)) / 60),
  };
};
