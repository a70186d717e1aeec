import type { ReactNode } from 'react';
import type { RemoteOverview, ReportSummary } from '@lectern/contract/platform/remotes-overview';
import * as texts from '../texts/remotes-overview';
import { dotsOf, heightOf, topOf, worstOf, type Field } from './chart-line';
import { clockText } from '@lectern/ui-kit';
import { rateOf, rateText } from './figures';

const size = { width: 480, height: 96 };

function Line({
  summary,
  field,
  className,
}: {
  readonly summary: ReportSummary;
  readonly field: Field;
  readonly className: string;
}): ReactNode {
  const dots = dotsOf(summary, field);
  if (dots.length === 1) return dots.map(({ x, y }) => <circle key={x} className={className} cx={x} cy={y} r={2} />);
  return <polyline className={className} points={dots.map(({ x, y }) => `${x},${y}`).join(' ')} />;
}

const wordsOf = (name: string, summary: ReportSummary): string => {
  const worst = worstOf(summary);
  return worst
    ? texts.lineWords(name, rateText(rateOf(summary)), summary.loads, rateText(rateOf(worst)), clockText(worst.at))
    : texts.lineOfNothing(name);
};

/** A day's errors per load of what everybody gets and of the canary, against the limit; in words for who does not see it. */
export function HealthChart({
  remote: { health, errorLimit },
  until,
}: {
  readonly remote: Pick<RemoteOverview, 'health' | 'errorLimit'>;
  readonly until: number;
}): ReactNode {
  const field = { ...size, top: topOf(errorLimit, health.main, health.canary), until };
  const limit = heightOf(errorLimit, field);
  const hasCanary = health.canary.points.length > 0;
  const words = [wordsOf(texts.live, health.main), ...(hasCanary ? [wordsOf(texts.canary, health.canary)] : [])];
  return (
    <figure className="remotes-chart">
      <figcaption>
        <b>{texts.chartTitle}</b>
        <span className="remotes-key is-main">{texts.live}</span>
        {hasCanary && <span className="remotes-key is-canary">{texts.canary}</span>}
        <span className="remotes-key is-limit">{texts.limitIs(rateText(errorLimit))}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={texts.chartWords(words, rateText(errorLimit))}
      >
        <line className="is-limit" x1={0} x2={size.width} y1={limit} y2={limit} />
        <line className="is-floor" x1={0} x2={size.width} y1={size.height - 0.5} y2={size.height - 0.5} />
        <Line summary={health.main} field={field} className="is-main" />
        <Line summary={health.canary} field={field} className="is-canary" />
      </svg>
      <div className="remotes-hours" aria-hidden="true">
        <span>{texts.hoursAgo}</span>
        <span>{texts.now}</span>
      </div>
    </figure>
  );
}
