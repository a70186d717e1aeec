import type { ChartPoint, ChartValue } from '@lectern/ui-kit/line-chart';
import { dayName } from './day-words';
import { shortDay } from '../short-day';

/** The points of a chart from the days of both periods. Days after today are left out. */
export const pointsOf = <Day extends { readonly day: string }>(
  series: readonly Day[],
  before: readonly Day[],
  today: string,
  valueOf: (day: Day) => ChartValue,
): readonly ChartPoint[] =>
  series
    .filter(({ day }) => day <= today)
    .map((each, at) => {
      const earlier = before[at];
      return {
        key: each.day,
        label: shortDay(each.day),
        name: dayName(each.day, today),
        ...valueOf(each),
        before: earlier && valueOf(earlier),
      };
    });
