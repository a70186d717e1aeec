import { useMemo, useState, type ReactNode } from 'react';
import { unread, useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { taskCalls, taskKinds, type BatchDetail, type TaskKind } from '@lectern/contract/people';
import { keysOf } from '@lectern/contract/records';
import { Icon } from '@lectern/ui-kit/icons';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { Select } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import { idOf, Link, useLocation, useNavigate, useSearchParams } from '@lectern/ui-kit/router';
import { Empty, FilteredEmpty, ListError } from '@lectern/ui-kit/states';
import { ListFrame, ListTable } from '@lectern/ui-kit/table';
import * as texts from '../../texts/batch-tasks';
import { sideOf } from '../address';
import { newTaskPath, taskPath } from './task-address';
import { taskColumns } from './task-columns';
import { TaskDialogs, type TaskDialog } from './TaskDialogs';
import { useTaskActions } from './use-task-actions';
import './task.css';

const TaskPanel = lazyWithRetry(() => import(/* webpackChunkName: "batch-task-panel" */ './TaskPanel'));
const kinds = keysOf(taskKinds);

/** The quizzes and assignments of a batch, and one of them in the side panel. */
export function TaskList({ batch }: { readonly batch: BatchDetail }): ReactNode {
  const side = sideOf(useLocation().pathname);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const mayEdit = useMay(taskCalls.create.access) && batch.deletedAt === null;
  const read = useRead(taskCalls.list, { batchId: batch.id }, { handled: 'all' });
  const [dialog, setDialog] = useState<TaskDialog>();
  const { actions, question } = useTaskActions({ batchId: batch.id, side, mayEdit, onDialog: setDialog });
  const columns = useMemo(() => taskColumns(batch.timeZone), [batch.timeZone]);
  const kind = kinds.find((each) => each === params.get('kind'));
  const all = read.data?.items ?? [];
  const rows = kind === undefined ? all : all.filter((task) => task.kind === kind);
  const opened = all.find(({ id }) => id === idOf(params, 'task'));
  const isNew = kinds.find((each) => each === params.get('new'));
  const filter = (next: TaskKind | ''): void =>
    setParams(
      (now) => {
        if (next === '') now.delete('kind');
        else now.set('kind', next);
        return now;
      },
      { replace: true },
    );
  const add = mayEdit && (
    <span className="task-add">
      <Button component={Link} to={newTaskPath(side, batch.id, 'quiz')} startIcon={<Icon name="plus" />}>
        {texts.addQuiz}
      </Button>
      <Button
        variant="contained"
        component={Link}
        to={newTaskPath(side, batch.id, 'assignment')}
        startIcon={<Icon name="plus" />}
      >
        {texts.addAssignment}
      </Button>
    </span>
  );
  const error = unread(read);
  const instead = error ? (
    <ListError what={texts.theTasks} error={error} busy={read.isFetching} onRetry={() => void read.refetch()} />
  ) : read.data === undefined ? undefined : all.length === 0 ? (
    <Empty icon="list-tree" title={texts.noneYet} action={add}>
      {texts.whatItIs}
    </Empty>
  ) : rows.length === 0 && kind ? (
    <FilteredEmpty
      title={texts.noneMatches}
      filters={[texts.kindIs(taskKinds[kind])]}
      without={texts.count(all.length)}
      onClear={() => filter('')}
    />
  ) : undefined;
  return (
    <section className="task-list" aria-label={texts.tab}>
      {all.length > 0 && (
        <div className="task-bar">
          <Select
            small
            label={texts.kind}
            placeholder={texts.allKinds}
            value={kind ?? ''}
            options={kinds.map((value) => ({ value, label: taskKinds[value] }))}
            onChange={filter}
          />
          <span className="task-count">{texts.count(rows.length)}</span>
          {add}
        </div>
      )}
      <ListFrame>
        <ListTable
          label={texts.tab}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          toOf={({ id }) => taskPath(side, batch.id, id)}
          {...(opened && { currentKey: opened.id })}
          actions={actions}
          loading={read.data === undefined && !error}
          instead={instead}
        />
      </ListFrame>
      {(opened ?? isNew) && (
        <TaskPanel
          key={opened?.id ?? isNew}
          batch={batch}
          task={opened}
          kind={opened?.kind ?? isNew ?? 'quiz'}
          mayEdit={mayEdit}
          onClose={() => void navigate(taskPath(side, batch.id), { replace: true })}
          onAdded={({ id, kind: added }) =>
            void navigate(added === 'quiz' ? taskPath(side, batch.id, id, 'questions') : taskPath(side, batch.id))
          }
        />
      )}
      {question}
      <TaskDialogs dialog={dialog} onClose={() => setDialog(undefined)} />
    </section>
  );
}
