import type { CustomChapter, CustomTopic } from '@lectern/contract/content';

/** A chapter as the API answers it. */
export const chapterOf = (values: Partial<CustomChapter> = {}): CustomChapter => ({
  id: 1,
  version: 1,
  title: 'Fractions',
  skillId: 5,
  skillName: 'Arithmetic',
  languageId: 1,
  languageName: 'English',
  topics: 2,
  publishedTopics: 1,
  minutes: 30,
  status: 'draft',
  publishedAt: null,
  descriptionHtml: '<p>Parts.</p>',
  imageFileId: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
  deletedAt: null,
  ...values,
});

/** A topic as the API answers it. */
export const topicOf = (values: Partial<CustomTopic> = {}): CustomTopic => ({
  id: 1,
  version: 1,
  customChapterId: 1,
  chapterTitle: 'Fractions',
  skillName: 'Arithmetic',
  title: 'Halves',
  summary: '',
  bodyHtml: '<p>One of two.</p>',
  words: 3,
  minutes: 20,
  price: '150.50',
  currency: 'INR',
  status: 'draft',
  publishedAt: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
  deletedAt: null,
  ...values,
});
