import type { ReactNode } from 'react';
import { labelsOf, linesOf, topOf } from './scale';
import './day-bars.css';

export interface DayCount {
  /** As it is written below its bar: '21 Nov'. */
  readonly day: string;
  readonly count: number;
}

interface Props {
  readonly days: readonly DayCount[];
  /** Of the table that replaces the picture for screen readers: 'Sign-ups per day'. */
  readonly caption: string;
  /** The heads of that table: 'Day' and 'Students'. */
  readonly heads: readonly [string, string];
}

const percent = (part: number): string => `${(part * 100).toFixed(3)}%`;

/** A bar for each day. The picture is for the eye; a screen reader has the same as a table. */
export function DayBars({ days, caption, heads }: Props): ReactNode {
  const top = topOf(Math.max(0, ...days.map(({ count }) => count)));
  const wide = 1 / Math.max(1, days.length);
  return (
    <div className="day-bars">
      <div className="day-bars-plot" aria-hidden>
        <div className="day-bars-scale">
          {linesOf(top).map((line) => (
            <span key={line}>{line.toLocaleString('en-GB')}</span>
          ))}
        </div>
        <svg width="100%" height="100%">
          {linesOf(top).map((line) => (
            <line key={line} x1="0" x2="100%" y1={percent(1 - line / top)} y2={percent(1 - line / top)} />
          ))}
          {days.map(({ day, count }, at) => (
            <rect
              key={day}
              x={percent((at + 0.2) * wide)}
              width={percent(wide * 0.6)}
              y={percent(1 - count / top)}
              height={percent(count / top)}
            >
              <title>{`${day}: ${count.toLocaleString('en-GB')}`}</title>
            </rect>
          ))}
        </svg>
        <div className="day-bars-days">
          {labelsOf(days.length).map((at) => (
            <span key={at}>{days[at]?.day}</span>
          ))}
        </div>
      </div>
      <table className="visually-hidden">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{count.toLocaleString('en-GB')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
