import { useId, type ReactNode } from 'react';
import { scaleLinear } from '@visx/scale';
import * as texts from '../texts/chart';
import { percent } from './ChartFrame';
import { RowBarsTable } from './RowBarsTable';
import './row-bars.css';

type Tone = 'good' | 'fair' | 'accent';

/** One bar: its parts in percent of the whole width, each with its name. */
export interface RowBar {
  readonly label: string;
  /** Shown at its end. */
  readonly value: string;
  readonly parts: readonly { readonly name: string; readonly percent: number; readonly tone: Tone }[];
}

interface Props {
  readonly title: string;
  readonly bars: readonly RowBar[];
  /** The same as a table, which screen readers read. */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const part = scaleLinear({ domain: [0, 100], range: [0, 1], clamp: true });
const shareText = (value: number): string => `${value.toLocaleString('en-GB', { maximumFractionDigits: 1 })}%`;

function Track({ parts }: Pick<RowBar, 'parts'>): ReactNode {
  return (
    <svg className="row-bars-track" width="100%" height="12">
      {parts.map(({ name, percent: width, tone }, at) => (
        <rect
          key={name}
          className={`is-${tone}`}
          x={percent(part(parts.slice(0, at).reduce((sum, earlier) => sum + earlier.percent, 0)))}
          width={percent(part(width))}
          height="12"
        >
          <title>{`${name}: ${shareText(width)}`}</title>
        </rect>
      ))}
    </svg>
  );
}

/** Bars by name, one below the other. The picture is for the eye; the same as a table opens below it. */
export function RowBars({ title, bars, heads, rows }: Props): ReactNode {
  const id = useId();
  const legend = [...new Map(bars.flatMap(({ parts }) => parts).map(({ name, tone }) => [name, tone]))];
  return (
    <section className="row-bars" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {bars.length === 0 ? (
        <p className="row-bars-none">{texts.nothingYet}</p>
      ) : (
        <>
          {legend.length > 1 && (
            <ul className="row-bars-legend" aria-hidden>
              {legend.map(([name, tone]) => (
                <li key={name} className={`is-${tone}`}>
                  {name}
                </li>
              ))}
            </ul>
          )}
          <div className="row-bars-rows" aria-hidden>
            {bars.map(({ label, value, parts }, at) => (
              <div key={at}>
                <span className="row-bars-label">{label}</span>
                <Track parts={parts} />
                <span className="row-bars-value">{value}</span>
              </div>
            ))}
          </div>
          <RowBarsTable {...{ title, heads, rows }} />
        </>
      )}
    </section>
  );
}
