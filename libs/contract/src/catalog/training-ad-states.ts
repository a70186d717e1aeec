export const trainingAdStatuses = {
  draft: 'Draft',
  review: 'In review',
  published: 'Published',
  paused: 'Paused',
  closed: 'Closed',
  rejected: 'Rejected',
} as const;
export type TrainingAdStatus = keyof typeof trainingAdStatuses;

const ways: Readonly<Record<TrainingAdStatus, readonly TrainingAdStatus[]>> = {
  draft: ['review'],
  review: ['published', 'rejected'],
  published: ['paused', 'closed'],
  paused: ['published', 'closed'],
  closed: [],
  rejected: ['draft'],
};

/** The statuses that a person may set from this one; the clock closes too. */
export const nextTrainingAdStatuses = (status: TrainingAdStatus): readonly TrainingAdStatus[] => ways[status];

/** Whether the owner hears why. */
export const needsReason = (to: TrainingAdStatus): boolean => to === 'rejected' || to === 'paused';

/** What publishing can still need, in words. */
export const trainingAdNeeds = {
  owner: 'a verified owner with an active account',
  dates: 'first and last day',
  batch: 'a batch that is upcoming or ongoing',
} as const;
export type TrainingAdNeed = keyof typeof trainingAdNeeds;
