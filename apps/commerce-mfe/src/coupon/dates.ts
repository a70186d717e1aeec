import { dateText } from '@lectern/ui-kit';

const isMidnight = (at: Date): boolean => at.getHours() === 0 && at.getMinutes() === 0 && at.getSeconds() === 0;
/** The last moment before the end of a period: a coupon that ends at midnight is valid until the day before. */
const lastMoment = (endsAt: string): Date => new Date(Date.parse(endsAt) - 1);

/** The last day of a period, in the viewer's zone. */
export const lastDayText = (endsAt: string): string => dateText(lastMoment(endsAt).toISOString());
/** '20 Dec 2026 – 5 Jan 2027', both days included. */
export const periodText = (startsAt: string, endsAt: string): string =>
  `${dateText(startsAt)} – ${lastDayText(endsAt)}`;

const two = (number: number): string => String(number).padStart(2, '0');
const dayOf = (at: Date): string =>
  `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** The day of a date field for the beginning of a period. */
export const firstDay = (startsAt: string): string => dayOf(new Date(startsAt));
/** The day of a date field for its end, included. */
export const lastDay = (endsAt: string): string => dayOf(lastMoment(endsAt));

const midnight = (day: string, daysLater: number): Date | undefined => {
  const [year = NaN, month = NaN, date_ = NaN] = day.split('-').map(Number);
  const at = new Date(year, month - 1, date_ + daysLater);
  return Number.isNaN(at.getTime()) ? undefined : at;
};
/** The beginning of a day in the viewer's zone, for the wire. */
export const startOfDay = (day: string): string => midnight(day, 0)?.toISOString() ?? '';
/** The end of a day in the viewer's zone: the next midnight. */
export const endOfDay = (day: string): string => midnight(day, 1)?.toISOString() ?? '';

/** The time of day where a period does not begin or end at midnight; '00:00' where it does. */
export const clockText = (iso: string): string => {
  const at = new Date(iso);
  return isMidnight(at) ? '00:00' : `${two(at.getHours())}:${two(at.getMinutes())}`;
};

// Browsers keep the names from before these zones were renamed.
const renamed: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** The viewer's zone: 'Asia/Kolkata'. */
export const zoneName = (): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return renamed[timeZone] ?? timeZone;
};
