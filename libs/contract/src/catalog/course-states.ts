import type { Right } from '../rights';

export const courseStatuses = {
  draft: 'Draft',
  review: 'In review',
  published: 'Published',
  unpublished: 'Unpublished',
  archived: 'Archived',
} as const;
export type CourseStatus = keyof typeof courseStatuses;

/** One step of a course: who takes it, and what it needs. */
export interface CourseWay {
  readonly to: CourseStatus;
  readonly right: Right;
  /** Why is said to the trainer. */
  readonly needsReason?: true;
  /** Nothing may be missing. @see courseNeeds */
  readonly needsAll?: true;
}

const publish: CourseWay = { to: 'published', right: 'coursePublish', needsAll: true };

/** The statuses that a course may go to from each status. */
const ways: Readonly<Record<CourseStatus, readonly CourseWay[]>> = {
  draft: [{ to: 'review', right: 'courseEdit', needsAll: true }, publish, { to: 'archived', right: 'coursePublish' }],
  review: [publish, { to: 'draft', right: 'coursePublish', needsReason: true }],
  published: [{ to: 'unpublished', right: 'coursePublish', needsReason: true }],
  unpublished: [publish, { to: 'archived', right: 'coursePublish' }],
  archived: [{ to: 'draft', right: 'coursePublish' }],
};

/** What a person may turn this status into, the usual step first. */
export const courseWays = (from: CourseStatus): readonly CourseWay[] => ways[from];

/** What publishing may still need, in plain words and in the order of the tabs. */
export const courseNeeds = {
  trainer: 'Choose a trainer',
  trainerActive: 'The trainer’s account must be active',
  language: 'Choose a language',
  category: 'Choose an active category',
  description: 'Write a description of at least 250 words',
  shortDescription: 'Write a short description of at least 30 characters',
  image: 'Add an image',
  price: 'Set a price, or make it free',
  skills: 'Choose at least one skill',
  introVideo: 'Add an intro video that is ready',
  features: 'Say at least one thing that students learn',
  curriculum: 'Add a section to the curriculum',
  emptySection: 'Every section needs a lesson that is ready',
  lessonContent: 'A lesson that is ready has no content',
} as const;
export type CourseNeed = keyof typeof courseNeeds;

/** `result` of the 409 that refuses what a course on sale cannot be without. */
export interface CourseIncomplete {
  readonly missing: readonly CourseNeed[];
}
