import { categoryStatuses, type CategoryStatus } from '@lectern/contract/catalog';
import * as texts from '../texts/tree';
import { levelsOf, type Tree } from './tree';

/** The size of the tree: '68 categories, 3 levels'; with search or filter the number of matches. */
export const sizeText = (tree: Tree, total: number, hits: number, narrowed: boolean): string => {
  if (narrowed) return texts.matching(hits, total);
  const [shown, depth] = [tree.rows.length, levelsOf(tree)];
  return shown < total ? texts.sizeOfCut(shown, total, depth) : texts.size(total, depth);
};

/** Search and filter in words: ['Status is Inactive', 'Name contains “roshan”']. */
export const searchedText = (q: string, statuses: readonly CategoryStatus[]): readonly string[] => [
  ...(statuses.length > 0 ? [texts.statusIs(statuses.map((status) => categoryStatuses[status]))] : []),
  ...(q.trim() === '' ? [] : [texts.nameHas(q.trim())]),
];
