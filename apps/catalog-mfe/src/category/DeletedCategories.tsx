import type { ReactNode } from 'react';
import type { CategoryRow } from '@lectern/contract/catalog';
import { textColumn, useRecords } from '@lectern/ui-kit/records';
import { ListBar, ListBody, ListHead, type Columns } from '@lectern/ui-kit/table';
import * as texts from '../texts/deleted';
import { category } from './category';

export const columns: Columns<CategoryRow> = [
  textColumn(category, 'name', { wide: true }),
  textColumn(category, 'path', {
    head: texts.wasIn,
    cell: ({ path }) => path.join(' / ') || texts.roots,
    priority: 2,
    onCard: true,
  }),
  textColumn(category, 'slug', { priority: 3, quiet: true }),
];
const noFilters = [] as const;

/** Categories deleted in the last 30 days, which can be restored. */
export default function DeletedCategories(): ReactNode {
  const { list, may, rowActions, bulkActions } = useRecords(category, { columns, filters: noFilters });
  return (
    <div className="page-stack">
      <ListHead list={list} title={texts.title} mayRestore={may.remove} />
      <ListBar list={list} search={texts.search} />
      <ListBody list={list} empty={null} actions={rowActions} bulk={bulkActions} />
    </div>
  );
}
