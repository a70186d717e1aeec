import type { Flow, Transition } from '../flow';

export const courseStatuses = {
  draft: 'Draft',
  review: 'In review',
  published: 'Published',
  unpublished: 'Unpublished',
  archived: 'Archived',
} as const;
export type CourseStatus = keyof typeof courseStatuses;

const publish: Transition<CourseStatus> = {
  to: 'published',
  right: 'coursePublish',
  needs: true,
  verb: 'Publish',
  done: 'Published',
  many: 'They go on sale. Courses that miss something are left as they are.',
};
const archive: Transition<CourseStatus> = {
  to: 'archived',
  right: 'coursePublish',
  verb: 'Archive',
  done: 'Archived',
};

/** The transitions of a course; one that `needs` something wants a course without anything of `courseNeeds`. */
export const courseFlow: Flow<CourseStatus> = {
  draft: [
    {
      to: 'review',
      right: 'courseEdit',
      needs: true,
      verb: 'Send to review',
      done: 'Sent to review',
      many: 'Courses that miss something are left as they are.',
    },
    publish,
    archive,
  ],
  review: [
    publish,
    {
      to: 'draft',
      right: 'coursePublish',
      reason: 'required',
      verb: 'Send back',
      done: 'Now a draft',
      means: 'The trainer reads the reason.',
    },
  ],
  published: [
    {
      to: 'unpublished',
      right: 'coursePublish',
      reason: 'required',
      verb: 'Unpublish',
      done: 'Taken off sale',
      means: 'It is no longer sold. Students who have it keep it.',
      many: 'They are no longer sold. Students who have them keep them.',
    },
  ],
  unpublished: [publish, archive],
  archived: [{ to: 'draft', right: 'coursePublish', verb: 'Turn into a draft', done: 'Now a draft' }],
};

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
