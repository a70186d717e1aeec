import type { Flow, Transition } from '../flow';
import type { TaskRow, TaskStatus } from './batch-task';
import { taskStatuses } from './batch-task';

type Facts = Pick<
  TaskRow,
  'kind' | 'opensAt' | 'dueAt' | 'maxMarks' | 'passMarks' | 'questions' | 'submissions' | 'graded'
>;

/** Gives what a task lacks before students may see it; undefined for nothing. */
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

const publish: Transition<TaskStatus, Facts> = {
  to: 'published',
  needs: incomplete,
  verb: 'Publish',
  done: 'Published. The members have been notified.',
};

/** The transitions of a task. The API refuses what one `needs`, in the same words as the screen. */
export const taskFlow: Flow<TaskStatus, Facts> = {
  draft: [publish],
  published: [
    {
      to: 'closed',
      verb: 'Close',
      done: 'Closed. Nothing can be handed in any more.',
      means: 'Attempts that are open are handed in as they are now.',
    },
    {
      to: 'draft',
      needs: ({ submissions }) => (submissions > 0 ? 'A student has begun it already' : undefined),
      verb: 'Back to draft',
      done: 'It is a draft again. Students do not see it.',
    },
  ],
  closed: [
    {
      to: 'graded',
      needs: ({ graded, submissions }) => (graded < submissions ? 'Grade every submission first' : undefined),
      verb: 'Finish grading',
      done: 'The students see their marks.',
      means: 'The students are notified and see marks and feedback. The task can’t be changed after that.',
    },
    { ...publish, verb: 'Publish again' },
  ],
  graded: [],
};

/** Gives the cause why a task can't get this status; undefined where it can. */
export const taskBlocker = (
  task: Facts & Pick<TaskRow, 'status'>,
  to: TaskStatus,
  now = Date.now(),
): string | undefined => {
  const transition = taskFlow[task.status].find((each) => each.to === to);
  if (!transition) return `A task can't go from ${taskStatuses[task.status]} to ${taskStatuses[to]}`;
  return typeof transition.needs === 'function' ? transition.needs(task, now) : undefined;
};
