import { useMemo, type ReactNode } from 'react';
import { unread, useRead } from '@lectern/api-client/hooks';
import {
  questionCalls,
  submissionCalls,
  submissionStates,
  type BatchDetail,
  type SubmissionState,
} from '@lectern/contract/people';
import { keysOf } from '@lectern/contract/records';
import { PageRead } from '@lectern/ui-kit/detail';
import { Select } from '@lectern/ui-kit/form';
import { Icon } from '@lectern/ui-kit/icons';
import { idOf, Link, useLocation, useSearchParams } from '@lectern/ui-kit/router';
import { Empty, FilteredEmpty, ListError } from '@lectern/ui-kit/states';
import { ExportButton, JobLines, ListFrame, ListTable, Pager, useExport } from '@lectern/ui-kit/table';
import * as texts from '../../texts/batch-submissions';
import * as tasks from '../../texts/batch-tasks';
import { sideOf } from '../address';
import { taskPath } from '../task/task-address';
import { GradePage } from './GradePage';
import { submissionColumns } from './submission-columns';
import './submission.css';

interface Props {
  readonly batch: BatchDetail;
  readonly taskId: number;
}
const states = keysOf(submissionStates);

/** What students have handed in for one task, and one submission of it to mark. */
export default function SubmissionsPage({ batch, taskId }: Props): ReactNode {
  const side = sideOf(useLocation().pathname);
  const [params, setParams] = useSearchParams();
  const state = states.find((each) => each === params.get('state'));
  const page = Number(params.get('page')) || 1;
  const limit = Number(params.get('limit')) || 25;
  const task = useRead(questionCalls.list, { taskId }, { handled: 'all' });
  const request = { page, limit, filter: { taskId: `eq:${taskId}`, ...(state && { state: `eq:${state}` }) } };
  const read = useRead(submissionCalls.list, request, { handled: 'all', staleTime: 0 });
  const here = taskPath(side, batch.id, taskId, 'submissions');
  const toOf = ({ id }: { readonly id: number }): string => `${here}${state ? `&state=${state}` : ''}&submission=${id}`;
  const put = (name: string, value: string | undefined): void =>
    setParams(
      (now) => {
        now.delete('page');
        if (value === undefined) now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  const rows = read.data?.items ?? [];
  const maxMarks = task.data?.task.maxMarks ?? 0;
  const columns = useMemo(() => submissionColumns({ maxMarks }), [maxMarks]);
  const exported = useExport({ call: submissionCalls.list, request, ...texts.counts, columns, read });
  const submissionId = idOf(params, 'submission');
  const error = unread(read);
  const filter = (next: SubmissionState | ''): void => put('state', next === '' ? undefined : next);
  const instead = error ? (
    <ListError what={texts.theSubmissions} error={error} busy={read.isFetching} onRetry={() => void read.refetch()} />
  ) : read.data && rows.length === 0 ? (
    state ? (
      <FilteredEmpty
        title={texts.noneMatches}
        filters={[texts.stateIs(submissionStates[state])]}
        onClear={() => filter('')}
      />
    ) : (
      <Empty icon="hourglass" title={texts.noneYet}>
        {texts.whatComes}
      </Empty>
    )
  ) : undefined;
  if (submissionId !== undefined)
    return <GradePage key={submissionId} id={submissionId} rows={rows} back={here} toOf={toOf} />;
  return (
    <section className="task-list" aria-label={texts.tab}>
      <Link to={taskPath(side, batch.id)} className="task-back">
        <Icon name="chevron-left" />
        {tasks.back}
      </Link>
      <PageRead reads={[task]} what={texts.theSubmissions} loading={texts.loading}>
        {() =>
          task.data && (
            <>
              <h2>{texts.title(task.data.task.title)}</h2>
              <div className="task-bar">
                <Select
                  small
                  label={texts.state}
                  placeholder={texts.allStates}
                  value={state ?? ''}
                  options={states.map((value) => ({ value, label: submissionStates[value] }))}
                  onChange={filter}
                />
                {read.data && <span className="task-count">{texts.count(read.data.total)}</span>}
                <ExportButton list={exported} />
              </div>
              <ListFrame>
                <ListTable
                  label={texts.tab}
                  columns={columns}
                  rows={rows}
                  keyOf={({ id }) => id}
                  nameOf={({ studentName }) => studentName}
                  toOf={toOf}
                  loading={read.data === undefined && !error}
                  instead={instead}
                />
                {read.data && read.data.total > 25 && (
                  <Pager
                    page={page}
                    limit={limit}
                    total={read.data.total}
                    shown={read.data}
                    onPage={(next) => put('page', String(next))}
                    onLimit={(next) => put('limit', String(next))}
                  />
                )}
                <JobLines work={exported.work} />
              </ListFrame>
            </>
          )
        }
      </PageRead>
    </section>
  );
}
