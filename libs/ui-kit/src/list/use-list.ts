import { useMemo, useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { usePreferences } from '@lectern/auth';
import type { Call, RequestOf, ResponseOf } from '@lectern/contract/call';
import { listFieldsOf, type ListFields, type ListRequest, type Page } from '@lectern/contract/wire';
import { useSearchParams } from '../kit/use-search-params';
import * as texts from '../texts/table';
import type { Columns } from './arrangement';
import { filterChips, type FilterField } from './filter-field';
import type { ListDefaults } from './list-url';
import { useArrangement } from './use-arrangement';
import { useJobs } from './use-jobs';
import { useListState } from './use-list-state';
import { useMarks } from './use-marks';
import { kept, useViews } from './use-views';
import { capital } from './words';

/** The row of a list call. */
export type RowOf<C extends Call> = ResponseOf<C> extends { readonly items?: readonly (infer Row)[] } ? Row : never;

/** What a screen says of its list; all but `filters` are constants or depend on `deleted` alone. */
export interface ListOptions<C extends Call> {
  /** The GET call, by the list grammar. */
  readonly call: C;
  /** Under this name columns and views are kept. */
  readonly screen: string;
  /** What is listed: 'student', 'students'. */
  readonly one: string;
  readonly many: string;
  readonly nameOf: (row: RowOf<C>) => string;
  readonly columns: (view: { readonly deleted: boolean; readonly q: string }) => Columns<RowOf<C>>;
  /** What it is filtered by, in the order of the menu; a function where the answer itself names the choices. */
  readonly filters?: readonly FilterField[] | ((data: ResponseOf<C> | undefined) => readonly FilterField[]);
  /** As on the wire: '-createdAt'. */
  readonly sort: string;
  /** The fields of the address, where they are not all those of the call. */
  readonly fields?: ListFields;
  /** The right that deleted rows need and the person has not. */
  readonly missingRight?: string | undefined;
  /** The call's request for what the address asks. */
  readonly ask?: (request: ListRequest) => ListRequest;
}

const noFilters: readonly FilterField[] = [];
const asIs = (request: ListRequest): ListRequest => request;

/** The shown part of the data: nothing while a view opens. */
const shownOf = <T, E>(
  {
    data,
    error,
    isFetching,
    isPending,
    isPlaceholderData,
    dataUpdatedAt,
    refetch,
  }: {
    data: T | undefined;
    error: E | null;
    isFetching: boolean;
    isPending: boolean;
    isPlaceholderData: boolean;
    dataUpdatedAt: number;
    refetch: () => Promise<unknown>;
  },
  isOpening: boolean,
) => ({
  data: isOpening ? undefined : data,
  error: isOpening ? null : error,
  isFetching,
  isPending: isOpening || isPending,
  isPlaceholderData,
  dataUpdatedAt,
  refetch,
});

/** A list: the view that the address names, its page of rows, the person's columns, and what is marked. The parts of this module take it. */
export const useList = <C extends Call>({ filters = noFilters, ask = asIs, ...options }: ListOptions<C>) => {
  type Row = RowOf<C>;
  const { call, screen, columns: columnsOf, sort } = options;
  const [params] = useSearchParams();
  const ofDeleted = params.get('deleted') === 'only';
  const fields = useMemo(() => options.fields ?? listFieldsOf(call.request) ?? {}, [options.fields, call]);
  // Deleted records are sorted by their last change, where the list can be.
  const order = ofDeleted && fields['updatedAt']?.sort ? '-updatedAt' : sort;
  const defaults = useMemo((): ListDefaults => ({ sort: order }), [order]);
  const state = useListState(fields, defaults);
  const missingRight = state.deleted ? options.missingRight : undefined;
  const request = ask(state.request);
  // Rows and views are asked for at once. Rows that came before it was known which view opens were never shown, and stand in for no others.
  const [hasShown, setShown] = useState(false);
  const pageRead = useRead<C, Page<Row>>(
    call,
    request as RequestOf<C>,
    {
      handled: 'all',
      ...(hasShown && { placeholderData: keepPreviousData }),
      enabled: missingRight === undefined,
      gcTime: kept,
    } as object,
  );
  const views = useViews(screen, useArrangement(screen));
  const read = shownOf(pageRead, views.isOpening);
  if (read.data && !hasShown) setShown(true);
  const filterFields = typeof filters === 'function' ? filters(read.data as ResponseOf<C> | undefined) : filters;
  const rows = read.data?.items ?? (noRows as readonly Row[]);
  const marks = useMarks(state);
  const work = useJobs();
  return {
    call: call as Call,
    screen,
    /** The list's name for screen readers: 'Deleted students'. */
    label: capital(state.deleted ? texts.deletedOnes(options.many) : options.many),
    one: options.one,
    many: options.many,
    nameOf: options.nameOf,
    fields,
    state,
    /** What the call was asked; without its page it names all that match. */
    request,
    read,
    rows,
    /** The right that the person lacks to see these rows. */
    missingRight,
    columns: columnsOf({ deleted: state.deleted, q: state.q }),
    arrangement: views.arrangement,
    arrange: views.arrange,
    views,
    ask,
    density: usePreferences().density ?? ('comfortable' as const),
    filterFields,
    chips: filterChips({ filterFields, fields, filters: state.filters }, state.filter),
    marks,
    /** Exports and bulk actions that were begun here. */
    work,
    /** Nothing is here, and nothing narrows the list. */
    isEmpty: read.data?.total === 0 && !state.isFiltered,
    /** For texts of another call: the same query without search and filters. */
    unfiltered: ask({ limit: 1, ...(state.deleted && { deleted: 'only' as const }) }),
  };
};
const noRows: readonly never[] = [];

/** What `useList` gives, for parts that do not mind of which rows. */
export type List<Row> = Omit<ReturnType<typeof useList>, 'columns' | 'nameOf' | 'read' | 'rows'> & {
  readonly columns: Columns<Row>;
  readonly nameOf: (row: Row) => string;
  readonly rows: readonly Row[];
  readonly read: {
    readonly data: Page<Row> | undefined;
    readonly error: ReturnType<typeof useList>['read']['error'];
    readonly isFetching: boolean;
    readonly isPending: boolean;
    readonly isPlaceholderData: boolean;
    readonly dataUpdatedAt: number;
    readonly refetch: () => Promise<unknown>;
  };
};
