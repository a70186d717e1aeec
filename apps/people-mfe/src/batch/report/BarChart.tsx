import { useId, type ReactNode } from 'react';
import * as texts from '../../texts/batch-report';

/** One bar: its parts in percent of the whole width, each with a word. */
export interface Bar {
  readonly label: string;
  /** Shown at its end. */
  readonly value: string;
  readonly parts: readonly {
    readonly name: string;
    readonly percent: number;
    readonly tone: 'good' | 'fair' | 'quiet' | 'accent';
  }[];
}

interface Props {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** The same as a table: it is what a screen reader reads. */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Horizontal bars with the figures behind them. The picture is for the eye; the table is for everybody, and opens below it. */
export function BarChart({ title, bars, heads, rows }: Props): ReactNode {
  const id = useId();
  const legend = [...new Map(bars.flatMap(({ parts }) => parts).map(({ name, tone }) => [name, tone]))];
  return (
    <section className="report-chart" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {bars.length === 0 ? (
        <p className="task-count">{texts.none}</p>
      ) : (
        <>
          {legend.length > 1 && (
            <ul className="report-legend" aria-hidden>
              {legend.map(([name, tone]) => (
                <li key={name} className={`is-${tone}`}>
                  {name}
                </li>
              ))}
            </ul>
          )}
          <div className="report-bars" aria-hidden>
            {bars.map(({ label, value, parts }, at) => (
              <div key={at}>
                <span className="report-label">{label}</span>
                <span className="report-track">
                  {parts.map(({ name, percent, tone }) => (
                    <span
                      key={name}
                      className={`is-${tone}`}
                      style={{ inlineSize: `${Math.max(0, Math.min(100, percent))}%` }}
                      title={`${name}: ${texts.share(percent)}`}
                    />
                  ))}
                </span>
                <span className="report-value">{value}</span>
              </div>
            ))}
          </div>
          <details className="report-table">
            <summary>{texts.asTable}</summary>
            <div className="report-scroll">
              <table>
                <caption className="visually-hidden">{title}</caption>
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
                  {rows.map(([first, ...rest], at) => (
                    <tr key={at}>
                      <th scope="row">{first}</th>
                      {rest.map((cell, no) => (
                        <td key={no}>{cell}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </section>
  );
}
