import type { ReactNode } from 'react';
import type { CategoryRow } from '@lectern/contract/catalog';

/** What the rows of the tree show while several are being chosen; it comes with the late tools. */
export interface Marking {
  readonly isMarked: (id: number) => boolean;
  readonly toggle: (id: number) => void;
  readonly clear: () => void;
  /** The box that stands in the grip's place. */
  readonly box: (row: CategoryRow, tabIndex: number) => ReactNode;
}
