import { TZDate } from '@date-fns/tz';
import { dateText, timeZone } from '@lectern/ui-kit';

/** The last moment before the end of a period: a coupon that ends at midnight is valid until the day before. */
const lastMoment = (endsAt: string): string => new Date(Date.parse(endsAt) - 1).toISOString();

/** The last day of a period, in the zone of the business. */
export const lastDayText = (endsAt: string): string => dateText(lastMoment(endsAt));
/** '20 Dec 2026 – 5 Jan 2027', both days included. */
export const periodText = (startsAt: string, endsAt: string): string =>
  `${dateText(startsAt)} – ${lastDayText(endsAt)}`;

const dayOf = (iso: string): string => new TZDate(iso, timeZone()).toISOString().slice(0, 10);

/** The day of a date field for the beginning of a period. */
export const firstDay = (startsAt: string): string => dayOf(startsAt);
/** The day of a date field for its end, included. */
export const lastDay = (endsAt: string): string => dayOf(lastMoment(endsAt));

const midnight = (day: string, daysLater: number): string => {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  const at = new TZDate(year, month - 1, date + daysLater, timeZone());
  return Number.isNaN(at.getTime()) ? '' : new Date(at.getTime()).toISOString();
};
/** The beginning of a day in the zone of the business, for the wire. */
export const startOfDay = (day: string): string => midnight(day, 0);
/** The end of a day in the zone of the business: the next midnight. */
export const endOfDay = (day: string): string => midnight(day, 1);
