import type { Flow, Transition } from '../flow';

export const trainingAdStatuses = {
  draft: 'Draft',
  review: 'In review',
  published: 'Published',
  paused: 'Paused',
  closed: 'Closed',
  rejected: 'Rejected',
} as const;
export type TrainingAdStatus = keyof typeof trainingAdStatuses;

const publish = { to: 'published', needs: true, verb: 'Publish', done: 'Published' } as const;
const close: Transition<TrainingAdStatus> = {
  to: 'closed',
  verb: 'Close',
  done: 'Closed',
  means: 'It can’t be opened again. The trainer or agency is informed.',
};

/** The transitions of an ad; the clock closes too. One that `needs` something wants an ad without anything of `trainingAdNeeds`. */
export const trainingAdFlow: Flow<TrainingAdStatus> = {
  draft: [{ to: 'review', verb: 'Send to review', done: 'Sent to review' }],
  review: [
    publish,
    {
      to: 'rejected',
      reason: 'required',
      verb: 'Reject',
      done: 'Rejected',
      means: 'The trainer or agency reads the reason.',
    },
  ],
  published: [
    {
      to: 'paused',
      reason: 'required',
      verb: 'Pause',
      done: 'Paused',
      means: 'It is not offered until it is published again. The trainer or agency reads the reason.',
    },
    close,
  ],
  paused: [{ ...publish, verb: 'Publish again' }, close],
  closed: [],
  rejected: [{ to: 'draft', verb: 'Turn into a draft', done: 'Now a draft' }],
};

/** What publishing can still need, in words. */
export const trainingAdNeeds = {
  owner: 'a verified owner with an active account',
  dates: 'first and last day',
  batch: 'a batch that is upcoming or ongoing',
} as const;
export type TrainingAdNeed = keyof typeof trainingAdNeeds;
