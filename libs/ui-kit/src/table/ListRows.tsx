import type { ReactNode } from 'react';
import { Empty } from '../states/ListState';
import { ListError, type ReadError } from '../states/ListError';
import type { RowsProps } from '../list/columns';
import { ListFrame } from './ListFrame';
import { ListTable } from './ListTable';
import { Pager } from './Pager';
import type { ListState } from './use-list-state';

/** A list's view and its page of rows, as its call answers them. */
interface ListRead<Row> {
  readonly data: { readonly items: readonly Row[]; readonly total: number; readonly totalIsEstimate: boolean } | undefined;
  readonly error: ReadError | null;
  readonly isFetching: boolean;
  readonly isPending: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface Props<Row> extends Omit<RowsProps<Row>, 'rows'> {
  readonly state: ListState;
  readonly read: ListRead<Row>;
  /** Stands in the rows' place when there are none. */
  readonly nothing: ReactNode;
  /** The right without which deleted rows are not shown, where the person lacks it. */
  readonly lacks?: string | undefined;
  /** In the table's place while there are rows: another way of showing them. */
  readonly table?: ReactNode;
}

/** One page of a list in each of its states: on its way, could not be read, not allowed, nothing, rows with their pager. */
export function ListRows<Row>({ state, read, nothing, lacks, table, ...rows }: Props<Row>): ReactNode {
  const { data, error } = read;
  const refused = lacks && (
    <Empty icon="lock" title="Not allowed to access">
      {rows.label} are shown to those who may delete them: it needs the right {lacks}.
    </Empty>
  );
  const failed = error && <ListError error={error} busy={read.isFetching} onRetry={() => void read.refetch()} />;
  const instead = refused || failed || (data?.items.length === 0 ? nothing : undefined);
  return (
    <ListFrame>
      {table && data && !instead ? table : <ListTable {...rows} rows={data?.items ?? []} sort={state.sort} onSort={state.sortBy} loading={read.isPending && !refused} instead={instead} />}
      {!instead && data && <Pager page={state.page} limit={state.limit} total={data.total} totalIsEstimate={data.totalIsEstimate} onPage={state.toPage} onLimit={state.setLimit} />}
    </ListFrame>
  );
}
