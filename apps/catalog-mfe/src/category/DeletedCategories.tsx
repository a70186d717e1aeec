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
import * as texts from '../texts/deleted';
import { restoreBlocker } from './restore-blocker';
import type { May } from './row-actions';
import './tree.css';

const columns: readonly [Column<CategoryRow>, ...Column<CategoryRow>[]] = [
  { id: 'name', head: texts.name, cell: (row) => row.name, wide: true },
  { id: 'path', head: texts.wasIn, cell: (row) => row.path.join(' / ') || texts.roots, priority: 2, onCard: true },
  { id: 'slug', head: texts.slug, cell: (row) => row.slug, priority: 3, quiet: true },
  {
    id: 'deletedAt',
    head: texts.deletedAt,
    cell: (row) => row.deletedAt && timeText(row.deletedAt),
    quiet: true,
    priority: 1,
    onCard: true,
  },
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
      notify('success', texts.restored(row.name));
    } catch (thrown) {
      if (thrown instanceof CallError && thrown.status === 409) notify('error', restoreBlocker(row, thrown.failure));
    }
    await invalidate(queryClient, categoryCalls.list);
    setBusy(undefined);
  };

  const total = data?.total ?? 0;
  const instead = !may.remove ? (
    <Empty icon="lock" title={texts.notAllowed}>
      {texts.needsRight}
    </Empty>
  ) : error ? (
    <ListError what={texts.theList} error={error} busy={isFetching} onRetry={() => void refetch()} />
  ) : isPending || total > 0 ? undefined : list.isFiltered ? (
    <FilteredEmpty title={texts.noneMatches} filters={[texts.contains(list.q)]} onClear={list.clear} />
  ) : (
    <Empty title={texts.none}>{texts.whatWaits}</Empty>
  );
  return (
    <div className="cat-screen">
      <PageHeader title={texts.title}>
        <Button variant="text" startIcon={<Icon name="chevron-left" />} onClick={() => list.showDeleted(false)}>
          {texts.backToTree}
        </Button>
      </PageHeader>
      <FilterBar>
        <SearchField label={texts.search} value={list.q} onSearch={list.search} />
      </FilterBar>
      <ListFrame>
        <ListTable
          label={texts.title}
          columns={columns}
          rows={data?.items ?? []}
          keyOf={(row) => row.id}
          nameOf={(row) => row.name}
          actions={(row) => [{ label: texts.restore, onSelect: () => void restore(row) }]}
          loading={isPending && may.remove}
          instead={instead}
        />
        {total > 0 && <ListPager state={list} read={read} />}
      </ListFrame>
    </div>
  );
}
