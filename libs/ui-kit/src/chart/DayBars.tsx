import type { ReactNode } from 'react';
import { ChartFrame, percent } from './ChartFrame';
import { ChartTable } from './ChartTable';
import { heightOf, labelsOf, linesOf } from './scale';
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

const countText = (count: number): string => count.toLocaleString('en-GB');

/** A bar for each day. The picture is for the eye; a screen reader has the same as a table. */
export function DayBars({ days, caption, heads }: Props): ReactNode {
  const lines = linesOf(days.map(({ count }) => count));
  const wide = 1 / Math.max(1, days.length);
  return (
    <div className="day-bars">
      <ChartFrame
        lines={lines}
        axisText={countText}
        labels={labelsOf(days.length).map((at) => ({ at: (at + 0.5) * wide, text: days[at]?.day ?? '' }))}
      >
        {days.map(({ day, count }, at) => (
          <rect
            key={day}
            x={percent((at + 0.2) * wide)}
            width={percent(wide * 0.6)}
            y={percent(1 - heightOf(count, lines))}
            height={percent(heightOf(count, lines))}
          >
            <title>{`${day}: ${countText(count)}`}</title>
          </rect>
        ))}
      </ChartFrame>
      <ChartTable caption={caption} heads={heads} rows={days.map(({ day, count }) => [day, countText(count)])} />
    </div>
  );
}
