import { timeText, timeZone } from '@lectern/ui-kit';

const formats = new Map<string, Intl.DateTimeFormat>();
const formatIn = (zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${zone} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone });
  formats.set(key, format);
  return format;
};
const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;
/** Months have three letters: the locale alone writes 'Sept'. */
const shortMonth = (text: string): string => text.replace('Sept', 'Sep').replace(',', '');

/** 'Tue 24 Nov 2026' in a zone. */
export const dayIn = (zone: string, iso: string): string => shortMonth(formatIn(zone, day).format(new Date(iso)));
/** '18:00' in a zone. */
export const clockIn = (zone: string, iso: string): string => formatIn(zone, clock).format(new Date(iso));
/** '18:00–19:30' in a zone. */
export const spanIn = (zone: string, startsAt: string, endsAt: string): string =>
  `${clockIn(zone, startsAt)}–${clockIn(zone, endsAt)}`;

/** 'Kolkata (GMT+5:30)': a zone by its city, with its offset at a moment. */
export const zoneText = (zone: string, iso: string): string => {
  const parts = formatIn(zone, { timeZoneName: 'shortOffset' }).formatToParts(new Date(iso));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')} (${offset})`;
};

/** The same moment in the zone of the console, where its clocks show another time; else undefined. */
export const hereText = (zone: string, iso: string): string | undefined => {
  const here = timeZone();
  return clockIn(here, iso) === clockIn(zone, iso) && dayIn(here, iso) === dayIn(zone, iso) ? undefined : timeText(iso);
};
