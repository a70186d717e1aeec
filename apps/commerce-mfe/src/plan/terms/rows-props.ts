import type { PlanVersion } from '@lectern/contract/commerce';
import type { PlanView } from '../kinds';
import type { Difference } from './differences';

/** Props of every group of rows. */
export interface RowsProps {
  readonly view: PlanView;
  /** The version on sale, where the draft is compared with one. */
  readonly live: PlanVersion | undefined;
  readonly differences: readonly Difference[];
  readonly onlyChanges: boolean;
  readonly disabled: boolean;
}

/** The differences of one row. */
export const at = (differences: readonly Difference[], place: string): readonly Difference[] =>
  differences.filter((difference) => difference.at === place);
