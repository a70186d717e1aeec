import type { ReactNode } from 'react';

interface Props {
  readonly caption: string;
  readonly heads: readonly string[];
  /** Each begins with its name. */
  readonly rows: readonly (readonly string[])[];
}

/** The figures of a chart for screen readers. */
export function ChartTable({ caption, heads, rows }: Props): ReactNode {
  return (
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
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={heads[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
