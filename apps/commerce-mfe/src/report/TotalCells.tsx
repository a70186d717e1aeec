import type { ReactNode } from 'react';
import { ChangeMark } from './ChangeMark';
import './total-cells.css';

export interface TotalCell {
  /** A currency. */
  readonly key: string;
  readonly name: string;
  readonly value: string;
  /** Its parts in words: '567 payments, 8 refunds'. */
  readonly note: string;
  readonly now: number;
  /** Null without a comparison. */
  readonly before: number | null | undefined;
}

interface Props {
  readonly label: string;
  readonly cells: readonly TotalCell[];
  /** The chosen cell. Without `onChoose` no cell can be chosen. */
  readonly chosen?: string | null;
  readonly onChoose?: (key: string) => void;
  /** Further cells, which cannot be chosen. */
  readonly children?: ReactNode;
}

const Lines = ({ cell: { name, value, note, now, before } }: { readonly cell: TotalCell }): ReactNode => (
  <>
    <span className="total-cell-head">
      {name} <ChangeMark now={now} before={before} />
    </span>
    <b>{value}</b>
    <small>{note}</small>
  </>
);

/** The sums of a report, one cell a currency, the most money first. One of them is shown below. */
export function TotalCells({ label, cells, chosen, onChoose, children }: Props): ReactNode {
  return (
    <div className="total-cells" role={onChoose ? 'radiogroup' : 'group'} aria-label={label}>
      {cells.map((cell) =>
        onChoose ? (
          <label key={cell.key} className="total-cell">
            <input
              type="radio"
              name="report-total"
              value={cell.key}
              checked={cell.key === chosen}
              onChange={() => onChoose(cell.key)}
            />
            <Lines cell={cell} />
          </label>
        ) : (
          <div key={cell.key} className="total-cell">
            <Lines cell={cell} />
          </div>
        ),
      )}
      {children}
    </div>
  );
}
