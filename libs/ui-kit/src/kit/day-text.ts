const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A calendar day, '2026-10-12', which is the same in every zone: '12 Oct 2026'. Apart from the other dates, as the first screen has none. */
export const dayText = (day: string): string => format.format(new Date(`${day}T00:00:00Z`)).replace('Sept', 'Sep');
