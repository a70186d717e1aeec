import type { Flow, Transition } from '../flow';

/** The timing status of a batch by the codes of the specification. */
export const batchStatuses = {
  '2': 'Upcoming',
  '3': 'Ongoing',
  '4': 'Completed',
  '5': 'Cancelled',
  '6': 'Missed',
} as const;
export type BatchStatus = keyof typeof batchStatuses;

export const batchKinds = { course: 'Course', training: 'Training', custom: 'Custom' } as const;

/** Who reads a batch and all of its tabs: three groups of screens show the same batch. */
export const batchReaders = ['studentList', 'trainerList', 'trainingAdList'] as const;
/** Who plans batches: meetings, attendance, curriculum and tasks. */
export const batchWriters = ['trainerEdit'] as const;
/** Who books and ends memberships. */
export const memberWriters = ['studentEdit'] as const;

/** How long after its end a completed batch can be reopened, and attendance corrected. */
export const reopenDays = 14;

const reopen = (to: '2' | '3'): Transition<BatchStatus> => ({
  to,
  verb: `Reopen as ${batchStatuses[to]}`,
  done: `Batch is ${batchStatuses[to]} again.`,
  means: 'A batch is reopened with new meetings.',
});
const cancel: Transition<BatchStatus> = {
  to: '5',
  reason: 'required',
  verb: 'Cancel batch',
  done: 'Batch cancelled.',
  means: 'Its coming meetings are cancelled, held seats are freed and the waitlist ends. This can’t be undone.',
  danger: true,
};

/** The transitions of a batch that a person may make; every other change is made by the clock. */
export const batchFlow: Flow<BatchStatus> = {
  '2': [cancel],
  '3': [cancel, reopen('2')],
  '4': [reopen('3')],
  '5': [],
  '6': [reopen('2')],
};

/** Whether students can be booked into a batch of this status, and meetings planned in it. */
export const isOpenBatch = (status: string): boolean => status === '2' || status === '3';
