import type { TaskRow, TaskStatus } from './batch-task';
import { taskStatuses } from './batch-task';

type Facts = Pick<
  TaskRow,
  | 'status'
  | 'kind'
  | 'opensAt'
  | 'dueAt'
  | 'maxMarks'
  | 'passMarks'
  | 'questions'
  | 'submissions'
  | 'handedIn'
  | 'graded'
> & { readonly instructionsHtml: string };

/** What a task lacks before students may see it; undefined for nothing. */
const incomplete = (
  { kind, questions, maxMarks, passMarks, opensAt, dueAt }: Facts,
  now: number,
): string | undefined => {
  if (kind === 'quiz' && questions === 0) return 'Add a question first';
  if (maxMarks <= 0) return 'Marks is required';
  if (passMarks > maxMarks) return 'The marks to pass are more than the marks of the task';
  if (!dueAt) return 'Due is required';
  if (opensAt && Date.parse(opensAt) >= Date.parse(dueAt)) return 'The task must open before it is due';
  if (Date.parse(dueAt) <= now) return 'The due date is over: choose a later one';
  return undefined;
};

/** Why a task can't get this status; undefined where it can. The API and the screen decide by it. */
export const taskBlocker = (task: Facts, to: TaskStatus, now = Date.now()): string | undefined => {
  switch (`${task.status} > ${to}`) {
    case 'draft > published':
    case 'closed > published':
      return incomplete(task, now);
    case 'published > draft':
      return task.submissions > 0 ? 'A student has begun it already' : undefined;
    case 'published > closed':
      return undefined;
    case 'closed > graded':
      return task.graded < task.submissions ? 'Grade every submission first' : undefined;
    default:
      return `A task can't go from ${taskStatuses[task.status]} to ${taskStatuses[to]}`;
  }
};

/** The statuses that a person may wish for, from this one. */
export const nextStatuses: Readonly<Record<TaskStatus, readonly TaskStatus[]>> = {
  draft: ['published'],
  published: ['closed', 'draft'],
  closed: ['graded', 'published'],
  graded: [],
};
