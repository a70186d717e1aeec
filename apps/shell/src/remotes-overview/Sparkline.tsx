import type { ReactNode } from 'react';
import type { ReportSummary } from '@lectern/contract/platform/remotes-overview';
import { dotsOf, heightOf, topOf } from './chart-line';
import { rateOf } from './figures';

interface Props {
  readonly summary: ReportSummary;
  readonly errorLimit: number;
  readonly until: number;
}

const size = { width: 96, height: 24 };

/** A day's errors per load against the dotted limit; the figure says the same in words. */
export function Sparkline({ summary, errorLimit, until }: Props): ReactNode {
  const field = { ...size, top: topOf(errorLimit, summary), until };
  const dots = dotsOf(summary, field);
  const limit = heightOf(errorLimit, field);
  const isBad = summary.points.some((point) => rateOf(point) > errorLimit);
  return (
    <svg
      className={isBad ? 'remotes-spark is-bad' : 'remotes-spark'}
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      <line className="is-limit" x1={0} x2={size.width} y1={limit} y2={limit} />
      {dots.length === 1 ? (
        dots.map(({ x, y }) => <circle key={x} cx={x} cy={y} r={1.5} />)
      ) : (
        <polyline points={dots.map(({ x, y }) => `${x},${y}`).join(' ')} />
      )}
    </svg>
  );
}
