import { plainText } from '@lectern/contract';
import {
  customTopicFields,
  customTopicRecord,
  type CustomTopic,
  type customTopicCalls,
} from '@lectern/contract/content';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { bulkActionsOn } from '../../../records/bulk/bulk-action';
import { requireParentForOrder } from '../../../records/parent-order';
import type { Writing } from '../../../records/record-writes';
import { defineResource } from '../../../records/resource';
import type { Versioned } from '../../../records/table';
import type { Handlers } from '../../../server/calls/frame';
import type { Filter } from '../../../server/list/list';
import { filterCondition } from '../../../server/list/list-query';
import { fieldColumns, plainColumns, timeColumns } from '../../../server/list/list-source';
import { customTopics } from './custom-topic.table';
import {
  createTopic,
  lockChaptersOf,
  orderTopic,
  requireAnother,
  requireOwnChapter,
  updateTopic,
} from './custom-topic.write';
import { topicChoices } from './topic-choices.queries';

/** The skill is that of the chapter. */
const inSkill = (filter: Filter): RawBuilder<SqlBool> =>
  sql<SqlBool>`t.custom_chapter_id in (select id from custom_chapters where ${filterCondition({ filters: [filter] }, { skillId: sql.ref('skill_id') })})`;

const { actions, ...resource } = defineResource({
  calls: customTopicRecord,
  table: customTopics,
  noun: { one: 'customTopic', many: 'topics' },
  list: { sort: '-updatedAt', filters: { skillId: inSkill } },
  exports: {
    ...plainColumns<CustomTopic>({ id: 'Id' }),
    ...fieldColumns(customTopicFields, 'title', 'summary', 'status'),
    chapter: { head: 'Chapter', of: ({ chapterTitle }) => chapterTitle },
    skill: { head: 'Skill', of: ({ skillName }) => skillName },
    text: { head: 'Text', of: ({ bodyHtml }) => plainText(bodyHtml) },
    ...plainColumns<CustomTopic>({ words: 'Words', minutes: 'Minutes', price: 'Price', currency: 'Currency' }),
    ...timeColumns<CustomTopic>({ updatedAt: 'Last changed', deletedAt: 'Deleted' }),
  },
  search: {
    address: '/li-custom-course/topic',
    subtitle: '(select c.title from custom_chapters c where c.id = t.custom_chapter_id)',
  },
  create: createTopic,
  update: updateTopic,
  lockFirst: lockChaptersOf,
  beforeRestore: requireOwnChapter,
});

/** Deletes a topic that its chapter can be without. */
const remove = async (work: Writing<unknown>) => {
  const versioned = work.request as Versioned;
  await lockChaptersOf(work.db, versioned);
  await requireAnother(work.db, await customTopics.lock(work.db, versioned));
  return resource.writes.remove(work);
};

const inOrder = requireParentForOrder('customChapterId', 'The order belongs to one chapter: filter by it');
const source = {
  ...resource.source,
  read: (...question: Parameters<typeof resource.source.read>) => inOrder(resource.source.read(...question)),
};
const action = bulkActionsOn('customTopic', { source, read: customTopics.read });

/** Topics of custom courses; their order needs their chapter as a filter. */
export const customTopicResource = {
  ...resource,
  source,
  actions: actions.map((each) =>
    each.name === 'customTopic.delete'
      ? action('delete', each.title, customTopicRecord.delete, remove)
      : { ...each, source },
  ),
};

export const customTopicHandlers: Handlers<typeof customTopicCalls> = {
  ...resource.handlers,
  list: async (work) => {
    source.read(work.request, work.actor);
    return resource.handlers.list(work);
  },
  choices: topicChoices,
  delete: remove,
  order: orderTopic,
};
