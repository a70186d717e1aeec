import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import type { Page } from '@lectern/contract/wire';
import { chipsOf, FilterBar, FilterChips, FilterMenu, SearchField, type Filterable } from '@lectern/ui-kit/list';
import { FilteredEmpty, ListError } from '@lectern/ui-kit/states';
import {
  ListDock,
  ListFrame,
  ListPager,
  ListTable,
  unmarkFrom,
  type ListState,
  type MarkedAction,
  type WorkedList,
} from '@lectern/ui-kit/table';
import * as texts from '../texts/part-list';

/** The answer of the list's call, as `useRead` gives it. */
interface Read<Row> {
  readonly data: Page<Row> | undefined;
  readonly error: ComponentProps<typeof ListError>['error'] | null;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

interface Props<Row> extends Pick<
  ComponentProps<typeof ListTable<Row>>,
  'label' | 'columns' | 'nameOf' | 'toOf' | 'actions'
> {
  readonly list: ListState;
  readonly read: Read<Row>;
  /** The words of the search field. */
  readonly search: string;
  readonly filters: readonly Filterable[];
  /** Between the search and the filters, such as segments. */
  readonly bar?: ReactNode;
  /** Instead of rows while there are none at all. */
  readonly empty: ReactNode;
  readonly noMatches?: string;
  /** Exports of the list, and what is done with its marked rows. */
  readonly dock?: { readonly list: WorkedList<Row>; readonly marked: readonly MarkedAction[] };
}

/** A list that is a part of a page: search, filters, rows and pager, without columns to arrange. */
export function PartList<Row extends { readonly id: number }>({
  list,
  read,
  search,
  filters,
  bar,
  empty,
  noMatches = texts.noMatches,
  dock,
  ...table
}: Props<Row>): ReactNode {
  const rows = read.data?.items ?? [];
  const chips = chipsOf({ fields: filters, filters: list.filters, onFilter: list.filter });
  const nothing = list.isFiltered ? (
    <FilteredEmpty
      title={noMatches}
      filters={[
        ...chips.map(({ field, operator, value }) => `${field} ${operator} ${value}`),
        ...(list.q === '' ? [] : [texts.containing(list.q)]),
      ]}
      onClear={list.clear}
    />
  ) : (
    empty
  );
  const instead = read.error ? (
    <ListError error={read.error} busy={read.isFetching} onRetry={() => void read.refetch()} />
  ) : read.data && rows.length === 0 ? (
    nothing
  ) : undefined;
  const marks = dock && dock.marked.length > 0 ? dock.list.marks : undefined;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Escape' && marks && marks.ids.length > 0 && event.currentTarget.contains(event.target as Node))
      unmarkFrom(event.target as Element, marks.unmark);
  };
  return (
    <>
      <FilterBar>
        <SearchField label={search} value={list.q} onSearch={list.search} />
        {bar}
        <FilterChips chips={chips} />
        {filters.length > 0 && <FilterMenu fields={filters} filters={list.filters} onFilter={list.filter} />}
      </FilterBar>
      <div onKeyDown={onKeyDown}>
        <ListFrame>
          <ListTable
            {...table}
            rows={rows}
            keyOf={({ id }) => id}
            sort={list.sort}
            onSort={list.sortBy}
            loading={read.isPending}
            instead={instead}
            {...(marks && { marked: marks.marked, onMark: marks.mark })}
          />
          {dock && <ListDock list={dock.list} bulk={instead ? undefined : dock.marked} />}
          {!instead && <ListPager state={list} read={read} />}
        </ListFrame>
      </div>
    </>
  );
}
