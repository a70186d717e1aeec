import { useMemo, type ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import {
  subscriptionCalls,
  subscriptionListFields,
  subscriptionStatuses,
  type PlanKind,
} from '@lectern/contract/commerce';
import { chipsOf, FilterBar, FilterChips, FilterMenu, SearchField } from '@lectern/ui-kit/list';
import { optionsOf } from '@lectern/ui-kit/records';
import { Empty, FilteredEmpty, ListError } from '@lectern/ui-kit/states';
import { ListFrame, ListPager, ListTable, useListState } from '@lectern/ui-kit/table';
import * as texts from '../texts/subscriptions';
import { viewPath } from './address';
import { columnsOf } from './columns';
import { useRowActions } from './use-row-actions';

const filterFields = [{ name: 'status', label: texts.status, options: optionsOf(subscriptionStatuses) }];
const newest = { sort: '-createdAt' } as const;
const { status, person, periodEndsAt, createdAt } = subscriptionListFields;
const fields = { status, person, periodEndsAt, createdAt };

interface Props {
  readonly audience: PlanKind;
  /** The plan of the listed subscribers. */
  readonly planId?: number;
}

/** Subscriptions of students or of trainers, with their filters and pages in the address. */
export function SubscriptionTable({ audience, planId }: Props): ReactNode {
  const list = useListState(fields, newest);
  const { filter, ...request } = list.request;
  const read = useRead(
    subscriptionCalls.list,
    { ...request, audience, filter: { ...filter, ...(planId !== undefined && { planId: `eq:${planId}` }) } },
    { handled: 'all', placeholderData: keepPreviousData },
  );
  const columns = useMemo(() => columnsOf(planId !== undefined), [planId]);
  const { actions, dialog } = useRowActions(audience);
  const rows = read.data?.items ?? [];
  const chips = chipsOf({ fields: filterFields, filters: list.filters, onFilter: list.filter });
  const nothing = list.isFiltered ? (
    <FilteredEmpty
      title={texts.nobodyMatches}
      filters={[
        ...chips.map(({ field, operator, value }) => `${field} ${operator} ${value}`),
        ...(list.q === '' ? [] : [texts.containing(list.q)]),
      ]}
      onClear={list.clear}
    />
  ) : (
    <Empty icon="layers" title={texts.none}>
      {texts.areShown}
    </Empty>
  );
  const instead = read.error ? (
    <ListError error={read.error} busy={read.isFetching} onRetry={() => void read.refetch()} />
  ) : read.data && rows.length === 0 ? (
    nothing
  ) : undefined;
  return (
    <section className="page-stack" aria-label={texts.title}>
      <FilterBar>
        <SearchField label={texts.search} value={list.q} onSearch={list.search} />
        <FilterChips chips={chips} />
        <FilterMenu fields={filterFields} filters={list.filters} onFilter={list.filter} />
      </FilterBar>
      <ListFrame>
        <ListTable
          label={texts.title}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          nameOf={({ person }) => person}
          toOf={({ id }) => viewPath(id)}
          actions={actions}
          sort={list.sort}
          onSort={list.sortBy}
          loading={read.isPending}
          instead={instead}
        />
        {!instead && <ListPager state={list} read={read} />}
      </ListFrame>
      {dialog}
    </section>
  );
}
