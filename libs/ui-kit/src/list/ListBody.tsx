import { useDeferredValue, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { needsRight } from '@lectern/contract/right-labels';
import type { RowAction } from '../kit/RowMenu';
import { Empty } from '../states/ListState';
import { ListError } from '../states/ListError';
import * as texts from '../texts/table';
import { unmarkFrom, type BulkAction, type MarkedAction } from './BulkBar';
import { ChangedNote } from './ChangedNote';
import { ListDock } from './ListDock';
import { ListFrame } from './ListFrame';
import { ListNothing } from './ListNothing';
import { ListPager } from './ListPager';
import { ListTable } from './ListTable';
import type { List } from './use-list';
import { useReturn } from './use-return';

interface Props<Row> {
  readonly list: List<Row>;
  /** Shown where there are no rows at all. */
  readonly empty: ReactNode;
  readonly actions?: (row: Row) => readonly RowAction[];
  /** Where a row is opened. */
  readonly toOf?: ((row: Row) => To | undefined) | undefined;
  /** The row that is open next to the list. */
  readonly currentKey?: number | undefined;
  /** What can be done to many; rows have boxes where there is something. */
  readonly bulk?: readonly (BulkAction | MarkedAction)[];
  /** In the table's place while there are rows: another way of showing them. */
  readonly table?: ReactNode;
}

const noRows: readonly never[] = [];

/** The page of rows in each of its states, what is marked, the pager, and work that was begun here. */
export function ListBody<Row extends { readonly id: number }>({
  list,
  empty,
  actions,
  toOf,
  currentKey,
  bulk = [],
  table,
}: Props<Row>): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { state, missingRight, label, marks } = list;
  // Rows that have just come are drawn in small steps, so that a key or a click between them is answered; until then their bars stand.
  const isComing = useDeferredValue(list.read.isPending) && !list.read.isPending && !list.read.error;
  const read = isComing ? { ...list.read, data: undefined, isPending: true } : list.read;
  const rows = isComing ? noRows : list.rows;
  const { data, error } = read;
  useReturn(place, data !== undefined);
  const denied = missingRight && (
    <Empty icon="lock" title={texts.notAllowed}>
      {texts.deletedNeed(label, needsRight(missingRight))}
    </Empty>
  );
  const failed = error && <ListError error={error} busy={read.isFetching} onRetry={() => void read.refetch()} />;
  const instead =
    denied || failed || (data?.items.length === 0 ? <ListNothing list={list} empty={empty} /> : undefined);
  const isMarking = marks.all || marks.ids.length > 0;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Escape' && isMarking && event.currentTarget.contains(event.target as Node))
      unmarkFrom(event.target as Element, marks.unmark);
  };
  return (
    <div ref={place} onKeyDown={onKeyDown}>
      <ListFrame>
        <ChangedNote call={list.call} rows={list.rows} />
        {table && data && !instead ? (
          table
        ) : (
          <ListTable
            label={label}
            columns={list.columns}
            rows={rows}
            keyOf={({ id }) => id}
            nameOf={list.nameOf}
            sort={state.sort}
            onSort={state.sortBy}
            density={list.density}
            arrangement={list.arrangement}
            onArrange={list.arrange}
            loading={read.isPending && !denied}
            instead={instead}
            {...(actions && { actions })}
            toOf={toOf}
            {...(currentKey !== undefined && { currentKey })}
            {...(bulk.length > 0 && { marked: marks.marked, onMark: marks.mark })}
          />
        )}
        <ListDock list={list} bulk={instead ? undefined : bulk} />
        {!instead && <ListPager state={state} read={read} />}
      </ListFrame>
    </div>
  );
}
