import { useCall } from '@lectern/api-client/hooks';
import { nextStatuses, taskBlocker, taskCalls, type TaskRow, type TaskStatus } from '@lectern/contract/people';
import { useAction, type RowAction } from '@lectern/ui-kit';
import { useNavigate } from '@lectern/ui-kit/router';
import * as texts from '../../texts/batch-tasks';
import type { Side } from '../address';
import { taskPath } from './task-address';
import type { TaskDialog } from './TaskDialogs';

interface Options {
  readonly batchId: number;
  readonly side: Side;
  readonly mayEdit: boolean;
  readonly onDialog: (dialog: TaskDialog) => void;
}

export const taskChanges = [taskCalls.list] as const;

const wayLabel = (from: TaskStatus, to: TaskStatus): string => {
  if (to === 'published') return from === 'draft' ? texts.publish : texts.reopen;
  return { closed: texts.close, draft: texts.toDraft, graded: texts.grade }[to];
};
const doneText = { published: texts.published, closed: texts.closed, draft: texts.drafted, graded: texts.graded };

/** Sends a task another way, and says what it means. */
export const useTaskWay = (): ((task: TaskRow, to: TaskStatus) => Promise<boolean>) => {
  const { mutateAsync } = useCall(taskCalls.changeStatus);
  const attempt = useAction(taskChanges);
  return ({ id, version }, to) => attempt(() => mutateAsync({ id, version, to }), { successText: doneText[to] });
};

/** What can be done with a task; what can't be done now says why. */
export const useTaskActions = ({
  batchId,
  side,
  mayEdit,
  onDialog,
}: Options): ((task: TaskRow) => readonly RowAction[]) => {
  const navigate = useNavigate();
  const go = useTaskWay();
  const ways = (task: TaskRow): RowAction[] =>
    nextStatuses[task.status].map((to) => {
      const disabledReason = taskBlocker(task, to);
      return {
        label: wayLabel(task.status, to),
        onSelect: () => (to === 'closed' || to === 'graded' ? onDialog({ is: to, task }) : void go(task, to)),
        ...(disabledReason !== undefined && { disabledReason }),
      };
    });
  return (task) => [
    { label: mayEdit ? texts.open : texts.view, onSelect: () => void navigate(taskPath(side, batchId, task.id)) },
    {
      label: texts.questions,
      onSelect: () => void navigate(taskPath(side, batchId, task.id, 'questions')),
      ...(task.kind === 'assignment' && { disabledReason: texts.onlyQuiz }),
    },
    { label: texts.submissions, onSelect: () => void navigate(taskPath(side, batchId, task.id, 'submissions')) },
    ...(mayEdit
      ? [
          ...ways(task),
          {
            label: texts.remind,
            onSelect: () => onDialog({ is: 'remind', task }),
            ...(task.status !== 'published' && { disabledReason: texts.onlyPublished }),
          },
          { label: texts.assign, onSelect: () => onDialog({ is: 'assign', task }) },
          {
            label: texts.remove,
            danger: true,
            onSelect: () => onDialog({ is: 'delete', task }),
            ...(task.submissions > 0 && { disabledReason: texts.begun }),
          },
        ]
      : []),
  ];
};
