import type { Tried } from '@lectern/remote-kit';
import { clockText, dateText } from '@lectern/ui-kit';
import * as texts from '../texts/failure';

/** 'Today, 17:04, 3 tries': when it failed first and how often since. `now` in ms since the epoch. */
export const failingSinceText = ({ since, tries }: Tried, now: number): string => {
  const [first, today] = [new Date(since).toISOString(), new Date(now).toISOString()];
  const date = dateText(first) === dateText(today) ? texts.today : dateText(first);
  return [date, clockText(first), ...(tries > 1 ? [texts.tries(tries)] : [])].join(', ');
};
