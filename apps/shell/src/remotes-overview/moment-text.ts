import { clockText, dateText, timeText } from '@lectern/ui-kit';

/** The time of day, with the day where it is not today: '20 Nov 2026, 16:48'. */
export const momentText = (iso: string, now: Date): string =>
  dateText(iso) === dateText(now.toISOString()) ? clockText(iso) : timeText(iso);
