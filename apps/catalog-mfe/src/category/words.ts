import type { CategoryStatus } from '@lectern/contract/catalog';
import { levelsOf, type Tree } from './tree';

const counted = (n: number, one: string, many: string): string => `${n.toLocaleString('en-GB')} ${n === 1 ? one : many}`;

/** What the tree holds: '68 categories, 3 levels'; narrowed, how many of them match. */
export const sizeText = (tree: Tree, total: number, hits: number, narrowed: boolean): string => {
  if (narrowed) return `${hits.toLocaleString('en-GB')} of ${counted(total, 'category', 'categories')}`;
  const shown = tree.rows.length < total ? `The first ${tree.rows.length.toLocaleString('en-GB')} of ` : '';
  return `${shown}${counted(total, 'category', 'categories')}, ${counted(levelsOf(tree), 'level', 'levels')}`;
};

/** What was asked, in words: ['Status is Inactive', 'Name contains “roshan”']. */
export const askedText = (q: string, statuses: readonly CategoryStatus[]): readonly string[] => [
  ...(statuses.length > 0 ? [`Status is ${statuses.map((status) => (status === 'active' ? 'Active' : 'Inactive')).join(' or ')}`] : []),
  ...(q.trim() === '' ? [] : [`Name ${q.trim().length > 2 ? 'contains' : 'begins with'} “${q.trim()}”`]),
];
