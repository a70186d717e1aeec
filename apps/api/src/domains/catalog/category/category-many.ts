import { categoryCalls } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { listSource, plainColumns, timeColumns } from '../../../server/list/list-source';
import { bulkAction, type BulkAction } from '../../../records/bulk/bulk-action';
import { deleteCategory } from './category-delete';
import { readCategoryList } from './category-list';
import { categoryPage, matchingCategories, type ListedCategory } from './category-list.queries';
import { changeCategoryStatus } from './category-status';
import { readCategory } from './category.queries';

/** All categories, each with the names above it: a file has no branches. */
export const categorySource = listSource<ListedCategory>({
  call: categoryCalls.list,
  nouns: 'categories',
  read: readCategoryList,
  matching: matchingCategories,
  rows: categoryPage,
  names: (ids) => sql`select id, name from categories where id in (${ids})`,
  columns: {
    ...plainColumns<ListedCategory>({ id: 'Id', name: 'Name', slug: 'Slug', skills: 'Skills', status: 'Status' }),
    path: { head: 'In', of: ({ path }) => path.join(' / ') },
    ...timeColumns<ListedCategory>({ updatedAt: 'Last changed', deletedAt: 'Deleted' }),
  },
});

/** What can be done to many categories at once. */
export const categoryActions: readonly BulkAction[] = [
  bulkAction({
    name: 'category.status',
    title: 'Change the status of categories',
    source: categorySource,
    call: categoryCalls.changeStatus,
    work: changeCategoryStatus,
    read: readCategory,
  }),
  bulkAction({
    name: 'category.delete',
    title: 'Delete categories',
    source: categorySource,
    call: categoryCalls.delete,
    work: deleteCategory,
    read: readCategory,
  }),
];
