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

const byPerson: Readonly<Record<BatchStatus, readonly BatchStatus[]>> = {
  '2': ['5'],
  '3': ['2', '5'],
  '4': ['3'],
  '5': [],
  '6': ['2'],
};

/** The statuses that a person may set from this one; every other change is made by the clock. */
export const nextBatchStatuses = (status: BatchStatus): readonly BatchStatus[] => byPerson[status];

/** Whether students can be booked into a batch of this status, and meetings planned in it. */
export const isOpenBatch = (status: string): boolean => status === '2' || status === '3';
