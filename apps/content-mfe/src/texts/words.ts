import type { Audience, FaqStatus } from '@lectern/contract/content';

export const audienceWords: Readonly<Record<Audience, string>> = {
  student: 'Students',
  trainer: 'Trainers',
  agency: 'Agencies',
  institute: 'Institutes',
};

export const statusWords: Readonly<Record<FaqStatus, string>> = {
  draft: 'Draft',
  published: 'Published',
  hidden: 'Hidden',
};

/** The verb that brings a FAQ to this status, and what is said once it is there. */
export const statusVerbs: Readonly<Record<FaqStatus, { readonly verb: string; readonly successText: string }>> = {
  published: { verb: 'Publish', successText: 'FAQ published' },
  hidden: { verb: 'Hide', successText: 'FAQ hidden' },
  draft: { verb: 'Back to draft', successText: 'FAQ is a draft again' },
};
