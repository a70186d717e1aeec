import { useState, type ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { ownTaskCalls, taskKinds, type OwnTask } from '@lectern/contract/people';
import { useAction } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../../../texts/own-tasks';
import { clockIn, dayIn } from '../../../batch/zone-time';
import { actionOf, stateOf } from './own-task';
import './own-tasks.css';

const AttemptPanel = lazyWithRetry(() => import(/* webpackChunkName: "own-attempt" */ './AttemptPanel'));
const changed = [ownTaskCalls.list] as const;

const factsOf = ({ kind, batchTitle, timeZone, dueAt, durationMinutes }: OwnTask): string =>
  [
    taskKinds[kind],
    batchTitle,
    dueAt ? texts.due(dayIn(timeZone, dueAt), clockIn(timeZone, dueAt)) : texts.noDue,
    durationMinutes !== null && texts.minutes(durationMinutes),
  ]
    .filter(Boolean)
    .join(' · ');

/** Block of the student area: one's own quizzes and assignments; while somebody acts for the student nothing can be begun. */
export default function OwnTasks({
  impersonated,
}: {
  readonly userId: number;
  readonly impersonated: boolean;
}): ReactNode {
  const read = useRead(ownTaskCalls.list, {}, { handled: 'all', staleTime: 0 });
  const { mutateAsync: start } = useCall(ownTaskCalls.start);
  const attempt = useAction(changed);
  const [open, setOpen] = useState<{ readonly task: OwnTask; readonly id: number }>();
  const begin = async (task: OwnTask): Promise<void> => {
    const { submission } = await start({ taskId: task.id });
    setOpen({ task, id: submission.id });
  };
  const tasks = read.data?.items ?? [];
  return (
    <section className="own-tasks" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <PageRead reads={[read]} what={texts.theTasks} loading={texts.loading}>
        {() =>
          tasks.length === 0 ? (
            <p className="own-hint">{texts.noneYet}</p>
          ) : (
            <ul>
              {tasks.map((task) => {
                const { verb, blocker } = actionOf(task, impersonated);
                const last = task.own.at(-1);
                return (
                  <li key={task.id}>
                    <div>
                      <strong>{task.title}</strong>
                      <span>{factsOf(task)}</span>
                      <span>{stateOf(task)}</span>
                    </div>
                    <div className="own-task-actions">
                      {last && last.state !== 'started' && last.state !== 'returned' && (
                        <Button
                          variant="text"
                          aria-label={texts.lookAt(task.title)}
                          onClick={() => setOpen({ task, id: last.id })}
                        >
                          {texts.look}
                        </Button>
                      )}
                      {verb && (
                        <Button
                          variant="contained"
                          aria-label={`${verb}: ${task.title}`}
                          disabled={blocker !== undefined}
                          title={blocker}
                          onClick={() => void attempt(() => begin(task))}
                        >
                          {verb}
                        </Button>
                      )}
                    </div>
                  </li>
                );
              })}
            </ul>
          )
        }
      </PageRead>
      {open && (
        <AttemptPanel
          key={open.id}
          task={open.task}
          id={open.id}
          readOnly={impersonated}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
