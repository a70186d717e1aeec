import type { ReactNode } from 'react';
import { videoColumns, type VideoDay } from '@lectern/contract/commerce';
import { dayName } from '../report/day-words';
import { pointsOf } from '../report/points';
import { ReportChart } from '../report/ReportChart';
import type { Report } from '../report/use-report';
import * as texts from '../texts/report-videos';
import { watchedText } from './video-words';

interface Props<Group extends string> {
  readonly report: Report<Group>;
  readonly data: {
    readonly series: readonly VideoDay[];
    readonly seriesBefore: readonly VideoDay[];
    readonly today: string;
  };
}

/** Views per day, and the words of one day with its viewers. */
export function ViewsChart<Group extends string>({ report, data }: Props<Group>): ReactNode {
  const { series, today } = data;
  return (
    <ReportChart
      report={report}
      title={texts.perDay}
      value={videoColumns.views}
      points={pointsOf(data, report.view.compare, ({ views }) => ({
        value: views,
        text: views.toLocaleString('en-GB'),
      }))}
      today={today}
      wordsOf={(key) => {
        const day = series.find((each) => each.day === key);
        return (
          day &&
          texts.dayText(
            dayName(key, today),
            texts.viewsText(day.views),
            texts.viewersText(day.viewers),
            watchedText(day.seconds),
          )
        );
      }}
    />
  );
}
