import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import type { RowAction } from '../kit/RowMenu';
import type { Sort } from './list-url';

export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Leaves where the table would be too wide: 3 first, then 2, then 1; without one it stays. */
  readonly priority?: 1 | 2 | 3;
  /** The field it sorts by. */
  readonly sort?: string;
  /** Numbers stand at the end, in tabular figures. */
  readonly numeric?: boolean;
  /** In the second level of text: dates and other meta. */
  readonly quiet?: boolean;
  /** Shown on the phone's card, below the name; three at most. */
  readonly onCard?: boolean;
  /** Takes the width that is left, and is cut with an ellipsis. */
  readonly wide?: boolean;
  /** Left out until somebody chooses it. */
  readonly extra?: boolean;
  /** The field of an export, where it is not the id; false where the column is none of it. */
  readonly exported?: string | false;
  /** Shown masked; an export has it in full for who may reveal it. */
  readonly masked?: boolean;
}

/** What table and cards have in common. */
export interface RowsProps<Row> {
  /** What is listed, for screen readers: 'FAQs'. */
  readonly label: string;
  /** The first is the name: bold, and the way to open the row. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => number | string;
  /** The row in words, for its menu's name. */
  readonly nameOf: (row: Row) => string;
  /** Where a row is opened: its name is the link. */
  readonly toOf?: ((row: Row) => To | undefined) | undefined;
  readonly actions?: (row: Row) => readonly RowAction[];
  /** The row that is open next to the list. */
  readonly currentKey?: number | string;
}

export interface SortProps {
  readonly sort?: readonly Sort[];
  readonly onSort?: (name: string) => void;
}
