import { clockText, dateText, timeZone } from '@lectern/ui-kit';
import * as texts from '../texts/paylink-links';

const inZone = (options: Intl.DateTimeFormatOptions, zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone });

const clean = (text: string): string => text.replace('Sept', 'Sep');

/** 'Mon 23 Nov 2026, 17:12' in a zone. */
export const dayAndClock = (at: string | number, zone = timeZone()): string => {
  const day = inZone({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }, zone).format(new Date(at));
  const clock = inZone({ hour: '2-digit', minute: '2-digit' }, zone).format(new Date(at));
  return `${clean(day).replace(',', '')}, ${clock}`;
};

/** The zone in words, as a sentence ends with it: 'India time', 'GMT+2'. */
export const zoneName = (zone = timeZone()): string =>
  inZone({ timeZoneName: 'shortGeneric' }, zone)
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace(/ Time$/, ' time') ?? zone;

/** The time of day of a moment today; another day's date with it. */
export const clockOrDay = (at: string, now: number): string => {
  const day = dateText(at);
  return day === dateText(new Date(now).toISOString())
    ? clockText(at)
    : `${day.replace(/ \d{4}$/, '')}, ${clockText(at)}`;
};

/** '12 s ago' up to a minute, minutes up to an hour, then the time. */
export const ageText = (at: string, now: number): string => {
  const seconds = Math.max(0, Math.floor((now - Date.parse(at)) / 1000));
  if (seconds < 60) return texts.secondsAgo(seconds);
  return seconds < 3600 ? texts.minutesAgo(Math.floor(seconds / 60)) : clockOrDay(at, now);
};
