import type { ReactNode } from 'react';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import type { ChartPoint } from '@lectern/ui-kit/line-chart';
import * as texts from '../texts/report';
import { periodText } from './day-words';
import { beforeText } from './ReportBar';
import type { Report } from './use-report';
import '../payment/card.css';
import './report-chart.css';

/** The drawing with its library, which comes after the table. The report is complete without it. */
const DayChart = lazyWithRetry(() => import(/* webpackChunkName: "report-chart" */ './DayChart'), { optional: true });

interface Props<Group extends string> {
  readonly report: Report<Group>;
  /** 'Net sales per day, INR'. */
  readonly title: string;
  /** The name of the values: 'Net'. */
  readonly value: string;
  readonly points: readonly ChartPoint[];
  readonly today: string;
  /** In front of the short forms of the axis: '₹'. */
  readonly sign?: string;
  /** The words of the chosen day; of the last one where no day is chosen. */
  readonly wordsOf: (day: string) => ReactNode;
  /** The way to the rows of a day. */
  readonly onOpen?: (day: string) => void;
}

/** The days of a report as a line, with the period before and the words of one day. */
export function ReportChart<Group extends string>(props: Props<Group>): ReactNode {
  const { report, title, value, points, today, sign = '', wordsOf, onOpen } = props;
  const { view, change } = report;
  const isCompared = points.some(({ before }) => before !== undefined);
  const day = points.find(({ key }) => key === view.day)?.key ?? points.at(-1)?.key;
  return (
    <section className="money-card" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {isCompared && (
          <>
            <span className="analysis-key">{periodText(view.period)}</span>
            <span className="analysis-key is-before">{beforeText(view)}</span>
          </>
        )}
      </header>
      <div className="analysis-chart">
        <DayChart
          label={title}
          heads={[texts.day, value, beforeText(view)]}
          points={points}
          isOpen={points.at(-1)?.key === today}
          sign={sign}
          chosen={view.day}
          onChoose={(chosen) => change({ day: chosen })}
          onOpen={onOpen}
        />
      </div>
      {day !== undefined && <footer className="analysis-day">{wordsOf(day)}</footer>}
    </section>
  );
}
