import type { To } from 'react-router-dom';
import type { RowAction } from '../kit/RowMenu';
import type { Arrangement } from '../list/arrangement';
import type { Column } from '../list/columns';
import type { OrderMarks } from './marks';
import type { Ordering } from './ordering';
import type { OrderedRow, Tree } from './tree';

/** What a tree has beyond a list: rows that are open or not. */
interface Levels {
  readonly isOpen: (id: number) => boolean;
  readonly onOpenChange: (isOpen: boolean, ...ids: readonly number[]) => void;
  /** The rows that match search and filter; undefined where all do. */
  readonly hits: ReadonlySet<number> | undefined;
}

export interface OrderProps<Row extends OrderedRow> {
  readonly label: string;
  readonly tree: Tree<Row>;
  /** Those that are shown; the first is the name. */
  readonly columns: readonly Column<Row>[];
  /** How wide they are. */
  readonly arrangement?: Arrangement;
  readonly density?: 'comfortable' | 'compact';
  readonly nameOf: (row: Row) => string;
  /** The row that is open next to the list. */
  readonly currentId?: number | undefined;
  /** Where a row is opened: its name is the link. */
  readonly toOf: (row: Row) => To;
  readonly actions: (row: Row) => readonly RowAction[];
  readonly ordering: Ordering<Row>;
  /** Undefined: moving is not offered. Otherwise why rows can't be moved by hand, or ''. */
  readonly dragDisabledReason?: string | undefined;
  readonly levels?: Levels;
  readonly marks?: OrderMarks | undefined;
  readonly attributesOf?: (row: Row) => object;
}
