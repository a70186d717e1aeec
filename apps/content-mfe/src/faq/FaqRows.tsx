import type { ReactNode } from 'react';
import type { RowAction } from '@lectern/ui-kit';
import { ListFrame, ListTable, Pager, phone, useMedia } from '@lectern/ui-kit/list';
import { ListError } from '@lectern/ui-kit/states';
import { columnsOf } from './columns';
import { OrderTable } from './OrderTable';
import type { FaqList } from './use-faq-list';
import type { FaqRow } from './values';

interface Props {
  readonly list: FaqList;
  /** Rows can be moved by hand. */
  readonly movable: boolean;
  readonly currentId: number | undefined;
  /** Stands in the rows' place when there are none. */
  readonly nothing: ReactNode;
  readonly actions: (row: FaqRow) => readonly RowAction[];
  readonly onOpen: (row: FaqRow) => void;
  readonly move: (row: FaqRow, beforeId: number | null) => Promise<boolean>;
}

/** The page of FAQs: as cards on a phone, in the order of a category with grips, else as a table that sorts. */
export function FaqRows({ list, movable, currentId, nothing, actions, onOpen, move }: Props): ReactNode {
  const { state, read, rows, total, behind } = list;
  const { page, limit, sort, deleted } = state;
  const isPhone = useMedia(phone);
  const label = deleted ? 'Deleted FAQs' : 'FAQs';
  const instead = read.error ? <ListError error={read.error} busy={read.isFetching} onRetry={() => void read.refetch()} /> : read.data && rows.length === 0 ? nothing : undefined;
  return (
    <ListFrame>
      {movable && !isPhone && !instead && read.data ? (
        <OrderTable label={label} rows={rows} first={(page - 1) * limit + 1} total={total} behind={behind} currentId={currentId} actions={actions} onOpen={onOpen} move={move} />
      ) : (
        <ListTable
          label={label}
          columns={columnsOf(state)}
          rows={rows}
          keyOf={(row) => row.id}
          nameOf={(row) => row.question}
          sort={sort}
          onSort={state.sortBy}
          onOpen={deleted ? undefined : onOpen}
          actions={actions}
          currentKey={currentId}
          loading={read.isPending}
          instead={instead}
        />
      )}
      {read.data && !read.error && total > 0 && <Pager page={page} limit={limit} total={total} totalIsEstimate={read.data.totalIsEstimate} onPage={state.toPage} onLimit={state.setLimit} />}
    </ListFrame>
  );
}
