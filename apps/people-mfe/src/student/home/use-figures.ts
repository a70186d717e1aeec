import { useRead } from '@lectern/api-client/hooks';
import { studentCalls } from '@lectern/contract/people';

/** The figures of students: one call for all blocks of the home page. */
export const useFigures = () => useRead(studentCalls.figures, {}, { quiet: true, handled: 'all', staleTime: 10_000 });

/** How many signed up in the last `days` days, with today. */
export const signedUpIn = (figures: readonly { readonly count: number }[], days: number): number =>
  figures.slice(-days).reduce((sum, { count }) => sum + count, 0);

const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
/** A day of the calendar as a chart writes it: '2026-09-01' → '1 Sep'. */
export const shortDay = (day: string): string => short.format(new Date(`${day}T00:00:00Z`)).replace('Sept', 'Sep');
