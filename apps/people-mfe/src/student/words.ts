import type { LeadState } from '@lectern/contract/people';
import { dayWords, leadWords } from '../texts/words';

/** How far a student has come, in a word. */
export const leadWord = (state: LeadState): string => leadWords[state];

/** 'Monday 17:00–19:00'. */
export const hoursText = ({
  day,
  from,
  to,
}: {
  readonly day: number;
  readonly from: string;
  readonly to: string;
}): string => `${dayWords[day - 1] ?? day} ${from}–${to}`;
