const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A day of the calendar as charts write it: '2026-11-15' → '15 Nov'. */
export const shortDay = (day: string): string => short.format(new Date(`${day}T00:00:00Z`)).replace('Sept', 'Sep');
