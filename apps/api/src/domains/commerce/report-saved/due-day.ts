import type { ReportRhythm } from '@lectern/contract/commerce';

/** The hour of the business at which reports are sent. */
export const mailHour = 7;

interface Rhythm {
  readonly rhythm: ReportRhythm;
  /** A weekday from Monday, 1, or a day of the month up to the 28th. */
  readonly onDay: number;
}

const dayMs = 86_400_000;
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date | number): string => new Date(date).toISOString().slice(0, 10);

/** The day a number of days later, or earlier. */
export const daysLater = (day: string, days: number): string => dayOf(dateOf(day).getTime() + days * dayMs);

/** The last day on which a mail was due; `now` is day and hour of the business. Its own day counts from the hour of the mails. */
export const lastDueDay = ({ rhythm, onDay }: Rhythm, now: { readonly day: string; readonly hour: number }): string => {
  const day = now.hour >= mailHour ? now.day : daysLater(now.day, -1);
  const date = dateOf(day);
  if (rhythm === 'weekly') return daysLater(day, -((date.getUTCDay() - onDay + 7) % 7));
  const monthsBack = date.getUTCDate() < onDay ? 1 : 0;
  return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - monthsBack, onDay));
};

/** True while the mail of a due day is to be sent. `since` is the business's time of the save: '2026-11-20 14:05'. */
export const isDue = (due: string, { lastSent, since }: { readonly lastSent: string | null; readonly since: string }) =>
  (lastSent === null || lastSent < due) && since <= `${due} 0${mailHour}:00`;
