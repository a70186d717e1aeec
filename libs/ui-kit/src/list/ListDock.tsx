import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate } from '@lectern/api-client/hooks';
import type { JobRow } from '@lectern/contract/platform/job';
import { BulkBar, type BulkAction, type MarkedAction } from './BulkBar';
import { JobLines } from './JobLines';
import type { WorkedList } from './worked-list';
import './table.css';

interface Props<Row> {
  readonly list: WorkedList<Row>;
  /** What can be done to the marked rows; undefined while there is none to be seen. */
  readonly bulk: readonly (BulkAction | MarkedAction)[] | undefined;
}

/** Below a list: work that was begun here, and what is marked. */
export function ListDock<Row>({ list, bulk }: Props<Row>): ReactNode {
  const queryClient = useQueryClient();
  const { marks, work, call } = list;
  const isMarked = bulk !== undefined && (marks.all || marks.ids.length > 0);
  if (!isMarked && work.jobs.length === 0) return null;
  const begun = (job: JobRow): void => {
    marks.unmark();
    work.show(job);
  };
  return (
    <div className="list-dock">
      <JobLines work={work} onEnd={({ kind }) => void (kind === 'bulk' && invalidate(queryClient, call))} />
      {isMarked && <BulkBar list={list} actions={bulk} onStarted={begun} />}
    </div>
  );
}
