import type { ReactNode } from 'react';
import './skeleton.css';

const rows = Array.from({ length: 8 }, (_, index) => index);
/** Widths that repeat without looking like a pattern, in %. */
const widths = [62, 48, 71, 55, 66, 44, 58, 52];
const bar = (index: number): ReactNode => (
  <span className="skeleton-bar" style={{ inlineSize: `${widths[index % widths.length]}%` }} />
);

interface Props {
  readonly label: string;
  /** Columns of the table they stand in: how many, or the class of each, so that they leave with their heads. */
  readonly columns?: number | readonly (string | undefined)[];
  /** As cards of a phone. */
  readonly cards?: boolean;
}

/** Bars in the place of rows that are on their way, of the rows' height, so that nothing jumps. */
export function SkeletonRows({ label, columns = 1, cards = false }: Props): ReactNode {
  if (cards)
    return (
      <ul className="cards" aria-label={label} aria-busy="true">
        {rows.map((row) => (
          <li key={row}>{bar(row)}</li>
        ))}
      </ul>
    );
  const classes = typeof columns === 'number' ? Array.from({ length: columns }, () => undefined) : columns;
  return rows.map((row) => (
    <tr key={row} aria-hidden="true">
      {classes.map((className, column) => (
        <td key={column} className={className}>
          {bar(row + column * 3)}
        </td>
      ))}
    </tr>
  ));
}
