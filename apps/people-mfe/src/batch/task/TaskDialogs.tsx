import { useState, type ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { batchCalls, taskCalls, type TaskRow } from '@lectern/contract/people';
import { ConfirmDialog, notify, useAction } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { OneOf } from '@lectern/ui-kit/form';
import * as texts from '../../texts/batch-tasks';
import { taskChanges } from './use-task-actions';

export interface TaskDialog {
  readonly is: 'remind' | 'assign' | 'delete';
  readonly task: TaskRow;
}
interface Props {
  readonly task: TaskRow;
  readonly onClose: () => void;
}

function Remove({ task, onClose }: Props): ReactNode {
  const { mutateAsync, isPending } = useCall(taskCalls.delete);
  const attempt = useAction(taskChanges);
  const { id, version } = task;
  return (
    <ConfirmDialog
      open
      danger
      title={texts.deleteTitle(task.title)}
      verb={texts.remove}
      cancel={texts.keep}
      busy={isPending}
      onConfirm={() =>
        void attempt(() => mutateAsync({ id, version }), { successText: texts.deleted }).finally(onClose)
      }
      onCancel={onClose}
    >
      {texts.deleteMeans}
    </ConfirmDialog>
  );
}

/** Names who has not handed in, and reminds them. */
function Remind({ task, onClose }: Props): ReactNode {
  const read = useRead(taskCalls.missing, { id: task.id }, { handled: 'all', staleTime: 0 });
  const { mutateAsync, isPending } = useCall(taskCalls.remind);
  const attempt = useAction(taskChanges);
  const { items = [], total = 0 } = read.data ?? {};
  const send = async (): Promise<void> => {
    const { reminded } = await mutateAsync({ id: task.id });
    notify('success', texts.reminded(reminded));
  };
  return (
    <ConfirmDialog
      open
      title={texts.remindTitle(task.title)}
      verb={texts.remind}
      busy={isPending}
      disabledReason={read.data && total === 0 ? texts.nobodyMissing : undefined}
      onConfirm={() => void attempt(send).finally(onClose)}
      onCancel={onClose}
    >
      <PageRead reads={[read]} what={texts.theMembers} loading={texts.loading}>
        {() =>
          total > 0 && (
            <>
              {texts.missing(total)}
              <ul className="task-missing">
                {items.slice(0, 10).map(({ studentId, name, started }) => (
                  <li key={studentId}>{started ? texts.hasStarted(name) : name}</li>
                ))}
                {total > 10 && <li>{texts.andMore(total - 10)}</li>}
              </ul>
            </>
          )
        }
      </PageRead>
    </ConfirmDialog>
  );
}

/** The same task for another batch, as a draft. */
function Assign({ task, onClose }: Props): ReactNode {
  const read = useRead(
    batchCalls.list,
    { limit: 100, sort: 'title', filter: { status: 'in:2,3' } },
    { handled: 'all' },
  );
  const { mutateAsync, isPending } = useCall(taskCalls.copy);
  const attempt = useAction(taskChanges);
  const [batchId, setBatchId] = useState<number | ''>('');
  const others = (read.data?.items ?? []).filter(({ id }) => id !== task.batchId);
  return (
    <ConfirmDialog
      open
      title={texts.assignTitle(task.title)}
      verb={texts.assignVerb}
      busy={isPending}
      disabledReason={batchId === '' ? texts.chooseBatch : undefined}
      onConfirm={() =>
        void attempt(() => mutateAsync({ id: task.id, batchIds: [Number(batchId)] }), {
          successText: texts.assigned(1),
        }).finally(onClose)
      }
      onCancel={onClose}
    >
      <PageRead reads={[read]} what={texts.batches} loading={texts.loading}>
        {() => (
          <>
            <p>{texts.assignMeans}</p>
            <OneOf
              label={texts.batches}
              placeholder={texts.chooseBatch}
              value={batchId}
              options={others.map(({ id, title }) => ({ value: id, label: title }))}
              onChange={setBatchId}
            />
          </>
        )}
      </PageRead>
    </ConfirmDialog>
  );
}

/** The question that is open about a task. */
export function TaskDialogs({
  dialog,
  onClose,
}: {
  readonly dialog: TaskDialog | undefined;
  readonly onClose: () => void;
}): ReactNode {
  if (!dialog) return null;
  const { is, task } = dialog;
  if (is === 'remind') return <Remind task={task} onClose={onClose} />;
  return is === 'assign' ? <Assign task={task} onClose={onClose} /> : <Remove task={task} onClose={onClose} />;
}
