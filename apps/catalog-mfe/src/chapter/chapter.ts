import { chapterCalls, chapterFields, chapterStatuses, type ChapterRow } from '@lectern/contract/catalog';
import { dateColumn, defineRecord, statusColumn, textColumn } from '@lectern/ui-kit/records';
import type { Columns } from '@lectern/ui-kit/table';
import { shortPath } from '../category/path-text';
import * as texts from '../texts/chapters';

/** A chapter, as the list and the panel take it. */
export const chaptersInOrder = defineRecord({
  calls: chapterCalls,
  fields: chapterFields,
  statuses: chapterStatuses,
  entity: 'chapters',
  noun: texts.noun,
  icon: 'layers',
  nameOf: ({ title }) => title,
  sort: 'sortKey',
});

/** The chapters of all skills: only one skill has an order. */
export const chapters: typeof chaptersInOrder = {
  ...chaptersInOrder,
  sort: '-updatedAt',
  listFields: { ...chaptersInOrder.listFields, sortKey: { type: 'number', sort: false } },
};

/** The columns of the list. */
export const columns: Columns<ChapterRow> = [
  textColumn(chapters, 'title', { wide: true }),
  textColumn(chapters, 'categoryId', {
    id: 'category',
    priority: 2,
    cell: ({ categoryPath }) => shortPath(categoryPath),
  }),
  textColumn(chapters, 'skillId', { id: 'skill', priority: 1, onCard: true, cell: ({ skillName }) => skillName }),
  textColumn(chapters, 'topicCount', { head: texts.topics, priority: 2, onCard: true, numeric: true }),
  textColumn(chapters, 'minutes', { head: texts.minutes, priority: 3, numeric: true }),
  textColumn(chapters, 'usedIn', { head: texts.courses, priority: 2, numeric: true }),
  statusColumn(chapters),
  dateColumn(chapters, 'updatedAt', { priority: 3 }),
];
