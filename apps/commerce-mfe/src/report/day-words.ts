import { dayText } from '@lectern/ui-kit/day-text';
import { shortDay } from '../short-day';
import * as texts from '../texts/report';
import type { Period } from './period';

const utc = { timeZone: 'UTC' } as const;
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', ...utc });
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', ...utc });
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** 'Sun 15 Nov', and for the day that is not over 'Fri 20 Nov, today, so far'. */
export const dayName = (day: string, today: string): string => {
  const name = `${weekday.format(dateOf(day))} ${shortDay(day)}`;
  return day === today ? texts.soFar(name) : name;
};

/** '22 Oct to 20 Nov 2026', with both years where they differ, and one day as itself. */
export const periodText = ({ from, to }: Period): string =>
  from === to
    ? dayText(to)
    : texts.fromTo(from.slice(0, 4) === to.slice(0, 4) ? shortDay(from) : dayText(from), dayText(to));

/** The name of a row: a day, a week or a month in words, other rows by their label. */
export const groupText = (groupBy: string, key: string, label: string): string => {
  if (groupBy === 'day') return dayText(key);
  if (groupBy === 'week') return texts.weekOf(dayText(key));
  if (groupBy === 'month') return month.format(dateOf(`${key}-01`));
  return label;
};
