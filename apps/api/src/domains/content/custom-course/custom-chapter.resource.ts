import {
  customChapterFields,
  customChapterRecord,
  type CustomChapter,
  type customChapterCalls,
} from '@lectern/contract/content';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { requireParentForOrder } from '../../../records/parent-order';
import { defineResource } from '../../../records/resource';
import type { Handlers } from '../../../server/calls/frame';
import type { Filter } from '../../../server/list/list';
import { filterCondition } from '../../../server/list/list-query';
import { fieldColumns, plainColumns, timeColumns } from '../../../server/list/list-source';
import { requireLanguage } from '../language.queries';
import { customChapters } from './custom-chapter.table';
import { createChapter, lockSkillsOf, orderChapter, requireOwnSkill, updateChapter } from './custom-chapter.write';

/** The category is that of the skill. */
const inCategory = (filter: Filter): RawBuilder<SqlBool> =>
  sql<SqlBool>`t.skill_id in (select id from skills where deleted_at is null and ${filterCondition({ filters: [filter] }, { categoryId: sql.ref('category_id') })})`;

const resource = defineResource({
  calls: customChapterRecord,
  table: customChapters,
  noun: { one: 'customChapter', many: 'chapters' },
  list: { sort: '-updatedAt', filters: { categoryId: inCategory } },
  exports: {
    ...plainColumns<CustomChapter>({ id: 'Id' }),
    ...fieldColumns(customChapterFields, 'title', 'status'),
    skill: { head: 'Skill', of: ({ skillName }) => skillName },
    language: { head: 'Language', of: ({ languageName }) => languageName },
    ...plainColumns<CustomChapter>({ topics: 'Topics', publishedTopics: 'Published topics', minutes: 'Minutes' }),
    ...timeColumns<CustomChapter>({ updatedAt: 'Last changed', deletedAt: 'Deleted' }),
  },
  search: {
    address: '/li-custom-course/chapter',
    subtitle: '(select s.name from skills s where s.id = t.skill_id)',
  },
  references: { languageId: requireLanguage },
  create: createChapter,
  update: updateChapter,
  lockFirst: lockSkillsOf,
  beforeRestore: requireOwnSkill,
});

const inOrder = requireParentForOrder('skillId', 'The order belongs to one skill: filter by it');

/** Chapters of custom courses; their order needs their skill as a filter. */
export const customChapterResource = {
  ...resource,
  source: {
    ...resource.source,
    read: (...question: Parameters<typeof resource.source.read>) => inOrder(resource.source.read(...question)),
  },
};

export const customChapterHandlers: Handlers<typeof customChapterCalls> = {
  ...resource.handlers,
  list: async (work) => {
    customChapterResource.source.read(work.request, work.actor);
    return resource.handlers.list(work);
  },
  order: orderChapter,
};
