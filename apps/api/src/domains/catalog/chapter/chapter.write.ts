import { messages, say, type RequestOf } from '@lectern/contract';
import type { chapterCalls, ChapterDetail } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { lockLive } from '../../../records/lock-live';
import { placeBefore } from '../../../records/place';
import { trimmed } from '../../../records/record-writes';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import { requireSkillIn } from '../skill/skill-in-category';
import { chapters } from './chapter.table';
import { lockTopics, writeTopics } from './topics.write';

type Written = RequestOf<typeof chapterCalls.create>;
/** The order of chapters in each skill. */
export const chapterOrder = { table: 'chapters', parent: 'skill_id' } as const;

/** Locks the skills of a chapter that moves, before the chapter itself. */
export const lockSkillsOf = async (
  db: Kysely<DB>,
  { id, skillId }: { readonly id: number; readonly skillId?: number | undefined },
): Promise<void> => {
  const now = await db.selectFrom('chapters').select('skillId').where('id', '=', id).executeTakeFirst();
  await lockLive(db, 'skills', [now?.skillId, skillId], skillId === undefined ? 'use' : 'order');
};

/** @throws 409 while its skill is deleted */
export const requireOwnSkill = async (db: Kysely<DB>, { skillId }: ChapterDetail): Promise<void> => {
  if (!(await lockLive(db, 'skills', [skillId], 'use')).has(skillId))
    throw conflict('The skill of this chapter has been deleted');
};

/** A chapter, last in its skill, with its topics. */
export const createChapter = async (db: Kysely<DB>, { topics = [], ...written }: Written): Promise<number> => {
  const { skillId } = written;
  await lockLive(db, 'skills', [skillId], 'order');
  await requireSkillIn(db, written);
  const sortKey = await placeBefore(db, chapterOrder, skillId, null, null);
  const id = await chapters.insert(db, { ...trimmed(written), sortKey });
  await writeTopics(db, id, { topics: [], topicStates: [] }, topics);
  return id;
};

/** What is absent stays; in another skill it comes last. Topics, where they are sent, are all of them. */
export const updateChapter = async (
  db: Kysely<DB>,
  row: ChapterDetail,
  { topics, ...written }: Partial<Written>,
): Promise<void> => {
  if (!topics && Object.keys(written).length === 0) return;
  const { categoryId = row.categoryId, skillId = row.skillId } = written;
  const moves = skillId !== row.skillId;
  if (moves || categoryId !== row.categoryId) await requireSkillIn(db, { categoryId, skillId }, row);
  await chapters.update(db, row, {
    ...trimmed(written),
    ...(moves && { sortKey: await placeBefore(db, chapterOrder, skillId, row.id, null) }),
  });
  if (!topics) return;
  await lockTopics(db, row.id);
  await writeTopics(db, row.id, await chapters.read(db, row.id), topics);
};

/** Locks both chapters of a topic that moves, before the topic; a change of the order is a new version of each. @throws 400 for a chapter that is not there */
export const lockChapters = async (db: Kysely<DB>, ids: readonly number[]): Promise<void> => {
  const live = await lockLive(db, 'chapters', ids, 'order');
  if (!ids.every((id) => live.has(id)))
    throw badRequest(fieldError('chapterId', 'live', say(messages.invalid, { field: 'Chapter' })));
  await sql`update chapters set version = version + 1 where id = any(${ids}::bigint[])`.execute(db);
};
