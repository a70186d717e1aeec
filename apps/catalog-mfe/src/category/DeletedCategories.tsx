import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '@lectern/api-client';
import { invalidate, useCall, useRead } from '@lectern/api-client/hooks';
import { categoryCalls, categoryListFields, type CategoryRow } from '@lectern/contract/catalog';
import { notify, PageHeader, timeText } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { FilterBar, SearchField } from '@lectern/ui-kit/list';
import { ListFrame, ListPager, ListTable, useListState, type Column } from '@lectern/ui-kit/table';
import { Button } from '@lectern/ui-kit/mui';
import { Empty, FilteredEmpty, ListError } from '@lectern/ui-kit/states';
import { restoreRefused } from './restore-refused';
import type { May } from './row-actions';
import './tree.css';

const columns: readonly [Column<CategoryRow>, ...Column<CategoryRow>[]] = [
  { id: 'name', head: 'Name', cell: (row) => row.name, wide: true },
  { id: 'path', head: 'Was in', cell: (row) => row.path.join(' / ') || 'The roots', priority: 2, onCard: true },
  { id: 'slug', head: 'Slug', cell: (row) => row.slug, priority: 3, quiet: true },
  { id: 'deletedAt', head: 'Deleted', cell: (row) => row.deletedAt && timeText(row.deletedAt), quiet: true, priority: 1, onCard: true },
];

/** What was deleted in the last 30 days, and the way back. */
export default function DeletedCategories({ may }: { readonly may: May }): ReactNode {
  const queryClient = useQueryClient();
  const list = useListState(categoryListFields);
  const read = useRead(categoryCalls.list, list.request, { handled: 'all', enabled: may.remove });
  const { data, error, isPending, isFetching, refetch } = read;
  const { mutateAsync } = useCall(categoryCalls.restore, { handled: [409] });
  const [busy, setBusy] = useState<number>();

  const restore = async (row: CategoryRow): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(row.id);
    try {
      await mutateAsync({ id: row.id, version: row.version });
      notify('success', `${row.name} is back in the tree`);
    } catch (thrown) {
      if (thrown instanceof CallError && thrown.status === 409) notify('error', restoreRefused(row, thrown.failure));
    }
    await invalidate(queryClient, categoryCalls.list);
    setBusy(undefined);
  };

  const total = data?.total ?? 0;
  const instead = !may.remove ? (
    <Empty icon="lock" title="Not allowed to access">
      Deleted categories are shown to those who may delete them: it needs the right categoryDelete.
    </Empty>
  ) : error ? (
    <ListError what="The list of deleted categories" error={error} busy={isFetching} onRetry={() => void refetch()} />
  ) : isPending || total > 0 ? undefined : list.isFiltered ? (
    <FilteredEmpty title="No deleted category matches" filters={[`Name or slug contains “${list.q}”`]} onClear={list.clear} />
  ) : (
    <Empty title="Nothing was deleted in the last 30 days">A deleted category waits here and can be restored to its place.</Empty>
  );
  return (
    <div className="cat-screen">
      <PageHeader title="Recently deleted categories">
        <Button variant="text" startIcon={<Icon name="chevron-left" />} onClick={() => list.showDeleted(false)}>
          Back to the tree
        </Button>
      </PageHeader>
      <FilterBar>
        <SearchField label="Category name" value={list.q} onSearch={list.search} />
      </FilterBar>
      <ListFrame>
        <ListTable
          label="Recently deleted categories"
          columns={columns}
          rows={data?.items ?? []}
          keyOf={(row) => row.id}
          nameOf={(row) => row.name}
          actions={(row) => [{ label: 'Restore', onSelect: () => void restore(row) }]}
          loading={isPending && may.remove}
          instead={instead}
        />
        {total > 0 && <ListPager state={list} read={read} />}
      </ListFrame>
    </div>
  );
}
