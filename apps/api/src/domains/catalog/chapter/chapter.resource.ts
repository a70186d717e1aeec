import { chapterFields, chapterRecord, type chapterCalls, type ChapterDetail } from '@lectern/contract/catalog';
import { usesInWords } from '@lectern/contract/catalog/category-uses';
import { bulkActionsOn } from '../../../records/bulk/bulk-action';
import { requireParentForOrder } from '../../../records/parent-order';
import type { Writing } from '../../../records/record-writes';
import { defineResource } from '../../../records/resource';
import type { Versioned } from '../../../records/table';
import { conflict } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { fieldColumns, plainColumns, timeColumns } from '../../../server/list/list-source';
import { inSubtree } from '../category/subtree';
import { orderChapter, orderTopic } from './chapter-order';
import { chapters } from './chapter.table';
import { createChapter, lockSkillsOf, requireOwnSkill, updateChapter } from './chapter.write';
import { lockTopics } from './topics.write';

const { actions, ...resource } = defineResource({
  calls: chapterRecord,
  table: chapters,
  noun: { one: 'chapter', many: 'chapters' },
  list: { sort: '-updatedAt', filters: { categoryId: inSubtree } },
  exports: {
    ...plainColumns<ChapterDetail>({ id: 'Id' }),
    ...fieldColumns(chapterFields, 'title', 'status'),
    category: { head: 'Category', of: ({ categoryPath }) => categoryPath.join(' / ') },
    skill: { head: 'Skill', of: ({ skillName }) => skillName },
    ...plainColumns<ChapterDetail>({ topicCount: 'Topics', minutes: 'Minutes', usedIn: 'Courses' }),
    ...timeColumns<ChapterDetail>({ updatedAt: 'Last changed', deletedAt: 'Deleted' }),
  },
  search: {
    address: '/chapters',
    subtitle: '(select s.name from skills s where s.id = t.skill_id)',
  },
  create: createChapter,
  update: updateChapter,
  lockFirst: lockSkillsOf,
  beforeRestore: requireOwnSkill,
});

const usesOf = ({ usedIn }: ChapterDetail) => (usedIn > 0 ? [{ kind: 'courses', count: usedIn }] : []);

/** Deletes a chapter that no course has, nor a topic of it. @throws 409 with the number of courses */
const remove = async ({ request, db, audit }: Writing<unknown>): Promise<{ restorableUntil: string }> => {
  const { id } = await chapters.lock(db, request as Versioned);
  await lockTopics(db, id);
  const row = await chapters.read(db, id);
  const uses = usesOf(row);
  if (uses.length > 0) throw conflict(`${row.title} is still used by ${usesInWords(uses)}`, { result: { uses } });
  const restorableUntil = await chapters.softDelete(db, id);
  audit({ action: 'chapter.delete', entity: 'chapters', entityId: id, label: row.title });
  return { restorableUntil };
};

const inOrder = requireParentForOrder('skillId', 'The order belongs to one skill: filter by it');
const source = {
  ...resource.source,
  read: (...question: Parameters<typeof resource.source.read>) => inOrder(resource.source.read(...question)),
};
const action = bulkActionsOn('chapter', { source, read: chapters.read });

/** Chapters with their topics; their order needs their skill as a filter. */
export const chapterResource = {
  ...resource,
  source,
  actions: actions.map((each) =>
    each.name === 'chapter.delete' ? action('delete', each.title, chapterRecord.delete, remove) : { ...each, source },
  ),
  handlers: {
    ...resource.handlers,
    list: async (work) => {
      source.read(work.request, work.actor);
      return resource.handlers.list(work);
    },
    detail: async ({ request: { id }, db }) => {
      const chapter = await chapters.read(db, id);
      return { chapter, uses: usesOf(chapter) };
    },
    delete: remove,
    order: orderChapter,
    orderTopic,
  } satisfies Handlers<typeof chapterCalls>,
};
