import type { Tried } from '@lectern/remote-kit';
import * as texts from '../texts/failure';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** 'Today, 17:04, 3 tries': when it failed first and how often since. `now` in ms since the epoch. */
export const failingSinceText = ({ since, tries }: Tried, now: number): string => {
  const date = day.format(since) === day.format(now) ? texts.today : day.format(since);
  return [date, time.format(since), ...(tries > 1 ? [texts.tries(tries)] : [])].join(', ');
};
