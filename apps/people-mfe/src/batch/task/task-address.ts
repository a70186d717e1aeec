import type { Side } from '../address';

/** What of the tasks of a batch is open: a task's form, its questions, or its submissions. */
export type TaskView = 'form' | 'questions' | 'submissions';

/** `?id=` is the batch, `task` and `view` what is open in it. */
export const taskPath = (side: Side, batchId: number, taskId?: number, view: TaskView = 'form'): string =>
  `/${side}/batch/quiz-assignment?id=${batchId}${taskId === undefined ? '' : `&task=${taskId}&view=${view}`}`;

export const newTaskPath = (side: Side, batchId: number, kind: string): string =>
  `${taskPath(side, batchId)}&new=${kind}`;
