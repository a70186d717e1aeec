import type { ReportComparison } from '@lectern/contract/commerce';
import type { ChartPoint, ChartValue } from '@lectern/ui-kit/line-chart';
import { dayName } from './day-words';
import { yearBefore } from './period';
import { shortDay } from '../short-day';

interface Days<Day> {
  readonly series: readonly Day[];
  readonly seriesBefore: readonly Day[];
  readonly today: string;
}

/** The points of a chart until today. A day's `before` has the same date a year ago, or the same place in its period. */
export const pointsOf = <Day extends { readonly day: string }>(
  { series, seriesBefore, today }: Days<Day>,
  compare: ReportComparison,
  valueOf: (day: Day) => ChartValue,
): readonly ChartPoint[] => {
  const byDay = new Map(seriesBefore.map((day) => [day.day, day]));
  return series
    .filter(({ day }) => day <= today)
    .map((each, at) => {
      const earlier = compare === 'year' ? byDay.get(yearBefore(each.day)) : seriesBefore[at];
      return {
        key: each.day,
        label: shortDay(each.day),
        name: dayName(each.day, today),
        ...valueOf(each),
        before: earlier && valueOf(earlier),
      };
    });
};
