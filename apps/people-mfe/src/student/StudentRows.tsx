import type { ReactNode } from 'react';
import type { StudentRow } from '@lectern/contract/people';
import type { RowAction } from '@lectern/ui-kit';
import { ListFrame, ListTable, Pager } from '@lectern/ui-kit/list';
import { Empty, ListError } from '@lectern/ui-kit/states';
import { columnsOf } from './columns';
import type { StudentList } from './use-student-list';

interface Props {
  readonly list: StudentList;
  /** Stands in the rows' place when there are none. */
  readonly nothing: ReactNode;
  readonly actions: (row: StudentRow) => readonly RowAction[];
  readonly onOpen: (row: StudentRow) => void;
}

function Refused(): ReactNode {
  return (
    <Empty icon="lock" title="Not allowed to access">
      Deleted students are shown to those who may delete them: it needs the right studentDelete.
    </Empty>
  );
}

/** The page of students: a table that sorts, or cards on a phone. */
export function StudentRows({ list: { state, read, refused, rows, total }, nothing, actions, onOpen }: Props): ReactNode {
  const instead = refused ? <Refused /> : read.error ? <ListError error={read.error} busy={read.isFetching} onRetry={() => void read.refetch()} /> : read.data && rows.length === 0 ? nothing : undefined;
  return (
    <ListFrame>
      <ListTable
        label={state.deleted ? 'Deleted students' : 'Students'}
        columns={columnsOf(state.deleted)}
        rows={rows}
        keyOf={(row) => row.id}
        nameOf={(row) => row.name}
        sort={state.sort}
        onSort={state.sortBy}
        onOpen={onOpen}
        actions={actions}
        loading={read.isPending && !refused}
        instead={instead}
      />
      {!instead && read.data && <Pager page={state.page} limit={state.limit} total={total} totalIsEstimate={read.data.totalIsEstimate} onPage={state.toPage} onLimit={state.setLimit} />}
    </ListFrame>
  );
}
