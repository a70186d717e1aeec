import {
  customChapterCalls,
  customStatuses,
  customTopicCalls,
  customTopicFields,
  type CustomTopicRow,
} from '@lectern/contract/content';
import { hasContent } from '@lectern/contract/rich-text';
import { messages, say } from '@lectern/contract/messages';
import { dateColumn, defineRecord, perStatus, statusColumn, textColumn } from '@lectern/ui-kit/records';
import type { Columns } from '@lectern/ui-kit/table';
import * as texts from '../texts/custom-course';

// The form has all fields, so it can check before the API that a published topic has a text.
const bodyHtml = customTopicFields.bodyHtml.test(
  'published',
  say(messages.required, { field: 'Text' }),
  (html, { parent }) => (parent as { status?: string }).status !== 'published' || hasContent(html ?? ''),
);

/** A topic, as the list and the panel take it. Chapters count their topics. */
export const topicsInOrder = defineRecord({
  calls: customTopicCalls,
  fields: { ...customTopicFields, bodyHtml },
  statuses: customStatuses,
  entity: 'custom_topics',
  noun: texts.topicNoun,
  icon: 'list-tree',
  nameOf: ({ title }) => title,
  sort: 'sortKey',
  also: [customChapterCalls.list, customChapterCalls.detail],
});

/** The topics of all chapters: only one chapter has an order. */
export const topics: typeof topicsInOrder = {
  ...topicsInOrder,
  sort: '-updatedAt',
  listFields: { ...topicsInOrder.listFields, sortKey: { type: 'number', sort: false } },
};

/** Bulk actions with their effect. */
export const withMeaning = perStatus({
  published: { consequence: texts.manyTopicsPublished },
  draft: { consequence: texts.manyTopicsDrafted },
});

/** The columns of the list. */
export const columns: Columns<CustomTopicRow> = [
  textColumn(topics, 'title', { wide: true }),
  textColumn(topics, 'customChapterId', {
    id: 'chapter',
    priority: 1,
    onCard: true,
    cell: ({ chapterTitle }) => chapterTitle,
  }),
  textColumn(topics, 'skillName', { id: 'skill', head: texts.skill, priority: 2 }),
  textColumn(topics, 'words', { head: texts.words, priority: 3, numeric: true }),
  textColumn(topics, 'minutes', { head: texts.minutes, priority: 3, numeric: true }),
  textColumn(topics, 'price', { priority: 2, numeric: true, cell: ({ price, currency }) => `${price} ${currency}` }),
  statusColumn(topics),
  dateColumn(topics, 'updatedAt', { priority: 3 }),
];
