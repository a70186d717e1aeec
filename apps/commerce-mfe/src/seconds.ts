import { dateText, timeZone } from '@lectern/ui-kit';

/** A time of day with seconds, in the zone of the business: '17:12:04'. */
export const secondsText = (at: string | number): string =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: timeZone(),
  }).format(new Date(at));

/** A moment with seconds, in the zone of the business: '20 Nov 2026, 16:59:54'. */
export const momentText = (at: string): string => `${dateText(at)}, ${secondsText(at)}`;
