import type { FaqRow } from '@lectern/contract/content';
import type { FaqCategory } from './choices';

/** A row of the list as the API answers it. */
export const rowOf = (values: Partial<FaqRow> = {}): FaqRow => ({
  id: 1,
  version: 1,
  question: 'How do I pay?',
  snippet: 'By card.',
  audience: 'student',
  categoryId: 7,
  categoryName: 'Payments',
  languageId: 1,
  languageName: 'English',
  status: 'draft',
  publishedAt: null,
  updatedAt: '2026-11-02T10:00:00.000Z',
  deletedAt: null,
  ...values,
});

export const categoryOf = (values: Partial<FaqCategory> = {}): FaqCategory => ({
  id: 7,
  version: 1,
  audience: 'student',
  name: 'Payments',
  faqs: 3,
  drafts: 1,
  ...values,
});
