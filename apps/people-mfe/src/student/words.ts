import { dayWords } from '../texts/words';

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
