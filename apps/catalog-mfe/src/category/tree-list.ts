import { categoryCalls, type CategoryRow } from '@lectern/contract/catalog';
import { choicesText } from '@lectern/ui-kit/list';
import type { useMarks, WorkedList } from '@lectern/ui-kit/table';
import * as texts from '../texts/tree-tools';
import { isNarrowed, type View } from './visible';

/** The columns of an export; the name is always first. */
export const columns: WorkedList<CategoryRow>['columns'] = [
  { id: 'name', head: texts.name, cell: ({ name }) => name },
  { id: 'path', head: texts.path, cell: ({ path }) => path.join(' / ') },
  { id: 'slug', head: texts.slug, cell: ({ slug }) => slug, extra: true },
  { id: 'skills', head: texts.skills, cell: ({ skills }) => skills },
  { id: 'status', head: texts.status, cell: ({ status }) => status },
  { id: 'updatedAt', head: texts.lastChanged, cell: ({ updatedAt }) => updatedAt },
];

/** Search and filter of the tree as a query of the list of categories. */
export const questionOf = ({ q, statuses }: Pick<View, 'q' | 'statuses'>): Parameters<typeof useMarks>[0] => {
  const status = choicesText(statuses);
  return { q: q.trim(), filters: status === undefined ? {} : { status }, deleted: false };
};

interface Shown {
  readonly view: View;
  readonly rows: readonly CategoryRow[];
  /** The total, more than `rows` where the tree is truncated. */
  readonly total: number;
  readonly hits: number;
}

/** The visible tree as a list, for exports and bulk actions. */
export const treeList = ({ view, rows, total, hits }: Shown): Omit<WorkedList<CategoryRow>, 'marks' | 'work'> => {
  const { q, filters } = questionOf(view);
  const narrowed = isNarrowed(view);
  const request = { ...(q !== '' && { q }), ...(narrowed && Object.keys(filters).length > 0 && { filter: filters }) };
  return {
    call: categoryCalls.list,
    request,
    one: texts.one,
    many: texts.many,
    columns,
    arrangement: {},
    // How many match in a truncated tree is not known here.
    read: {
      data: {
        items: rows,
        total: narrowed ? hits : total,
        totalIsEstimate: narrowed && total > rows.length,
        page: 1,
        limit: rows.length,
        nextCursor: null,
      },
    },
  };
};
