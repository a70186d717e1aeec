import type { TrainingAdStatus } from '@lectern/contract/catalog';

/** Advertisements of live trainings. */
export const noun = { one: 'training ad', many: 'training ads' };
export const title = 'Training Ads';
export const one = 'Training ad';
export const theAd = 'The training ad';
export const loading = 'Loading the training ad';
export const whatItIs =
  'A training ad shows students a live training: who gives it, what it costs, and the batches in which they can take a seat.';
export const search = 'Title, address or short description';
export const allStatuses = 'All statuses';
export const open = 'Open';
export const all = 'All training ads';
export const noneNamed = 'No training ad is named';
export const addressHasNone = 'The address does not say which training ad to show.';

export const owner = 'Offered by';
export const ownerKind = 'Offered by';
export const ownerKinds = { trainer: 'A trainer', agency: 'An agency' };
export const ownerHelp = 'Batches of this trainer, or of trainers of this agency, can be linked.';
export const chooseAgency = 'Choose an agency';
export const chooseLanguage = 'Choose a language';
export const skill = 'Skill';
export const language = 'Language';
export const trainer = 'Trainer';
export const agency = 'Agency';
export const price = 'Price';
export const batches = 'Batches';
export const seats = 'Seats taken';
export const days = 'Days';
export const daysOf = (from: string, to: string | null): string => [from, to].filter(Boolean).join(' – ');
export const noDays = 'Not set';
export const published = 'First published';
export const idOf = (id: number): string => `Ad ${id}`;
export const takenOf = (taken: number, of: number): string => `${taken} of ${of}`;
export const free = 'Free';

export const newTitle = 'New training ad';
export const create = 'Add training ad';
export const created = 'Added. Write the rest here, then link a batch.';
export const save = 'Save';
export const saved = 'Saved';
export const undo = 'Undo changes';
export const basics = 'About the training';
export const who = 'Who offers it';
export const words = 'Words and picture';
export const when = 'Days and price';
export const slugHelp = 'The last part of its address. Left empty, it is made from the title.';
export const shortHelp = 'Shown in lists of trainings.';
export const priceHelp = 'For one seat. 0 is free.';
export const isClosed = 'This ad is closed. Its words can still be changed, its batches can’t.';
export const isDeleted = 'This ad is deleted.';
export const because = (reason: string): string => `Reason: ${reason}`;
export const remove = 'Delete';
export const restore = 'Restore';
export const moreFor = (name: string): string => `More for ${name}`;

export const tabs = { info: 'Info', batches: 'Batches', recordings: 'Recordings' };
export const needs = 'Needed for publishing';
export const nothingMissing = 'It has everything that publishing needs.';

const verbs: Readonly<Record<string, string>> = {
  'draft review': 'Send to review',
  'paused published': 'Publish again',
  'rejected draft': 'Turn into a draft',
};
const verbsTo: Partial<Record<TrainingAdStatus, string>> = {
  published: 'Publish',
  paused: 'Pause',
  closed: 'Close',
  rejected: 'Reject',
};
export const verbOf = (from: TrainingAdStatus, to: TrainingAdStatus): string =>
  verbs[`${from} ${to}`] ?? verbsTo[to] ?? to;
const done: Readonly<Record<TrainingAdStatus, string>> = {
  draft: 'Now a draft',
  review: 'Sent to review',
  published: 'Published',
  paused: 'Paused',
  closed: 'Closed',
  rejected: 'Rejected',
};
export const becameOf = (to: TrainingAdStatus): string => done[to];
export const meaning: Partial<Readonly<Record<TrainingAdStatus, string>>> = {
  rejected: 'The trainer or agency reads the reason.',
  paused: 'It is not offered until it is published again. The trainer or agency reads the reason.',
  closed: 'It can’t be opened again. The trainer or agency is informed.',
};

export const addBatch = 'Add a batch';
export const addBatchTitle = 'Add a batch to this ad';
export const addBatchVerb = 'Add batch';
export const batch = 'Batch';
export const batchHelp = 'Batches of the owner that students can be booked into and that no ad has yet.';
export const theBatches = 'The batches';
export const loadingBatches = 'Loading the batches';
export const noBatches = 'No batch is linked';
export const whyBatches = 'Students take their seats in a batch. Publishing needs one that is upcoming or ongoing.';
export const removeBatch = 'Remove from the ad';
export const batchAdded = 'Batch added';
export const batchRemoved = 'Batch removed from the ad';
export const menuOf = (name: string): string => `Actions for ${name}`;
export const timesOf = (from: string, to: string, zone: string): string => `${from} – ${to} (${zone})`;
export const seatsOf = (taken: number, of: number): string => `${taken} of ${of} seats taken`;
