import type { ReactNode } from 'react';
import * as texts from '../texts/chart';

interface Props {
  readonly title: string;
  readonly heads: readonly string[];
  /** Each begins with its name. */
  readonly rows: readonly (readonly string[])[];
}

/** The figures of bars for everybody, folded. */
export function RowBarsTable({ title, heads, rows }: Props): ReactNode {
  return (
    <details className="row-bars-table">
      <summary>{texts.asTable}</summary>
      <div className="row-bars-scroll">
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
            {rows.map(([name, ...cells], at) => (
              <tr key={at}>
                <th scope="row">{name}</th>
                {cells.map((cell, no) => (
                  <td key={no}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
