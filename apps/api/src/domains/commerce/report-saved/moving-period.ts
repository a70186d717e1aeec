import type { MovingPeriod } from '@lectern/contract/commerce';
import type { Days } from '../report/period';
import { daysLater } from './due-day';

/** The days of a period for the mail of a day. They end on the day before, which is over. */
export const movingDays = (period: MovingPeriod, mailDay: string): Days => {
  const to = daysLater(mailDay, -1);
  const beforeMonth = daysLater(`${mailDay.slice(0, 8)}01`, -1);
  const periods: Readonly<Record<MovingPeriod, Days>> = {
    'last-7': { from: daysLater(to, -6), to },
    'last-30': { from: daysLater(to, -29), to },
    'this-month': { from: `${to.slice(0, 8)}01`, to },
    'last-month': { from: `${beforeMonth.slice(0, 8)}01`, to: beforeMonth },
    'this-year': { from: `${to.slice(0, 4)}-01-01`, to },
  };
  return periods[period];
};
