import type { RateDays } from './tax-rate.queries';

/** A rate with the days on which it holds. */
export interface DatedRate extends RateDays {
  readonly name: string;
  readonly rateBp: number;
}

const last = '9999-12-31';
const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a < b ? b : a);
const toDay = (end: string): string | null => (end === last ? null : end);

/** Days that one of two spans has and the other has not. */
const difference = (a: RateDays, b: RateDays): readonly RateDays[] => {
  const [endA, endB] = [a.validTo ?? last, b.validTo ?? last];
  if (endA <= b.validFrom || endB <= a.validFrom) return [a, b];
  return [
    { validFrom: earlier(a.validFrom, b.validFrom), validTo: later(a.validFrom, b.validFrom) },
    { validFrom: earlier(endA, endB), validTo: toDay(later(endA, endB)) },
  ].filter(({ validFrom, validTo }) => validFrom !== (validTo ?? last));
};

/** The days with taxes that a change of a rate would change. Another rate or name changes all of them, other days those at its ends. */
export const changedDays = (before: DatedRate, after: DatedRate): readonly RateDays[] => {
  const isSameTax = before.rateBp === after.rateBp && before.name === after.name;
  return isSameTax ? difference(before, after) : [before, after];
};
