import { TZDate } from '@date-fns/tz';
import { isDay } from '@lectern/contract/instant';
import { messages } from '@lectern/contract/messages';
import { timeZone } from '@lectern/ui-kit';
import type { Codec } from '@lectern/ui-kit/record-panel';

/** True for a time of day as '18:30'. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const localText = (instant: string): string => new TZDate(instant, timeZone()).toISOString();
const dayOf = (instant: string): string => localText(instant).slice(0, 10);
/** The time of day of an instant, in the zone of the business. */
export const timeOf = (instant: string): string => localText(instant).slice(11, 16);

/** The instant of a day and a time in the zone of the business. */
export const instantOf = (day: string, time: string): string => {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = (isTime(time) ? time : '00:00').split(':').map(Number);
  const at = new TZDate(year, month - 1, date, hours, minutes, timeZone());
  return new Date(at.getTime()).toISOString();
};

/**
 * An instant that is entered as a day, with its time in the field `timeField`. A time that can't be read counts as
 * midnight here, and is refused by the form on its own field.
 */
export const dayWithTime = (timeField: string): Codec => ({
  empty: '',
  read: (instant: string) => dayOf(instant),
  write: (day: string, { values, refuse }) => {
    if (day === '') return undefined;
    if (isDay(day)) return instantOf(day, String(values[timeField]));
    refuse(messages.invalid);
    return undefined;
  },
});
