import { taskCalls, taskFlow, type TaskRow } from '@lectern/contract/people';
import type { RowAction } from '@lectern/ui-kit';
import { useTransitions } from '@lectern/ui-kit/flow';
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

const flowing = {
  calls: taskCalls,
  flow: taskFlow,
  changed: taskChanges,
  nameOf: ({ title }: TaskRow) => title,
};

/** The actions on a task, and the question that a transition asks first; an action that can't be done now says why. */
export const useTaskActions = ({ batchId, side, mayEdit, onDialog }: Options) => {
  const navigate = useNavigate();
  const { actionsOf, question } = useTransitions(flowing);
  const actions = (task: TaskRow): readonly RowAction[] => [
    { label: mayEdit ? texts.open : texts.view, onSelect: () => void navigate(taskPath(side, batchId, task.id)) },
    {
      label: texts.questions,
      onSelect: () => void navigate(taskPath(side, batchId, task.id, 'questions')),
      ...(task.kind === 'assignment' && { disabledReason: texts.onlyQuiz }),
    },
    { label: texts.submissions, onSelect: () => void navigate(taskPath(side, batchId, task.id, 'submissions')) },
    ...(mayEdit
      ? [
          ...actionsOf(task),
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
  return { actions, question };
};
