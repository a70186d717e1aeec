import { inZone } from './zone';

const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;
const weekday = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const dateAndTime = { ...date, ...clock } as const;
/** Months have three letters: the locale alone writes 'Sept'. */
export const shortMonth = (text: string): string => text.replace('Sept', 'Sep');

/** A day in the zone of the business: '12 Oct 2026'. */
export const dateText = (iso: string): string => shortMonth(inZone(date).format(new Date(iso)));

/** A moment in the zone of the business: '12 Oct 2026, 17:09'. */
export const timeText = (iso: string): string => shortMonth(inZone(dateAndTime).format(new Date(iso)));

/** The time of day in the zone of the business: '17:09'. */
export const clockText = (iso: string): string => inZone(clock).format(new Date(iso));

/** A day as a title, in the zone of the business: 'Friday 20 November 2026'. */
export const weekdayText = (at: Date): string => inZone(weekday).format(at).replace(',', '');
