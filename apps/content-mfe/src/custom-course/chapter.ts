import {
  customChapterCalls,
  customChapterFields,
  customStatuses,
  customTopicCalls,
  type CustomChapterRow,
} from '@lectern/contract/content';
import { dateColumn, defineRecord, perStatus, statusColumn, textColumn } from '@lectern/ui-kit/records';
import type { Columns } from '@lectern/ui-kit/table';
import * as texts from '../texts/custom-course';

/** A chapter, as the list and the panel take it. Topics name their chapter. */
export const chaptersInOrder = defineRecord({
  calls: customChapterCalls,
  fields: customChapterFields,
  statuses: customStatuses,
  entity: 'custom_chapters',
  noun: texts.chapterNoun,
  icon: 'layers',
  nameOf: ({ title }) => title,
  sort: 'sortKey',
  also: [customTopicCalls.list, customTopicCalls.detail],
});

/** The chapters of all skills: only one skill has an order. */
export const chapters: typeof chaptersInOrder = {
  ...chaptersInOrder,
  sort: '-updatedAt',
  listFields: { ...chaptersInOrder.listFields, sortKey: { type: 'number', sort: false } },
};

/** The topics of a chapter, in their order. */
export const topicsPath = (chapterId: number): string =>
  `/li-custom-course/topic?${new URLSearchParams({ 'filter[customChapterId]': `eq:${chapterId}` })}`;

/** Bulk actions with their effect. */
export const withMeaning = perStatus({
  published: { consequence: texts.manyChaptersPublished },
  draft: { consequence: texts.manyChaptersDrafted },
});

/** The columns of the list. */
export const columns: Columns<CustomChapterRow> = [
  textColumn(chapters, 'title', { wide: true }),
  textColumn(chapters, 'skillId', { id: 'skill', priority: 1, onCard: true, cell: ({ skillName }) => skillName }),
  textColumn(chapters, 'languageId', { id: 'language', priority: 3, cell: ({ languageName }) => languageName }),
  textColumn(chapters, 'topics', {
    head: texts.topics,
    priority: 2,
    onCard: true,
    cell: ({ publishedTopics, topics }) => texts.topicsOf(publishedTopics, topics),
  }),
  textColumn(chapters, 'minutes', { head: texts.minutes, priority: 3, numeric: true }),
  statusColumn(chapters),
  dateColumn(chapters, 'updatedAt', { priority: 3 }),
];
