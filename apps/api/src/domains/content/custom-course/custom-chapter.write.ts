import { messages, say, type RequestOf } from '@lectern/contract';
import type { CustomChapter, customChapterCalls } from '@lectern/contract/content';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { lockLive } from '../../../records/lock-live';
import { placeBefore } from '../../../records/place';
import { trimmed } from '../../../records/record-writes';
import { changesOf } from '../../../server/calls/audit';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { createdBy, publishedColumn } from './created-by';
import { customChapters } from './custom-chapter.table';

type Written = Omit<RequestOf<typeof customChapterCalls.create>, 'beforeId'>;
const ordered = { table: 'custom_chapters', parent: 'skill_id' };

/** @throws 400 for a skill that no chapter can be put into */
const requireSkill = async (db: Kysely<DB>, skillId: number): Promise<void> => {
  await lockLive(db, 'skills', [skillId], 'order');
  const skill = await db
    .selectFrom('skills')
    .select('status')
    .where('id', '=', skillId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (skill?.status !== 'active')
    throw badRequest(fieldError('skillId', 'active', say(messages.invalid, { field: 'Skill' })));
};

/** Locks the skills of a chapter that moves, before the chapter itself. */
export const lockSkillsOf = async (
  db: Kysely<DB>,
  { id, skillId }: { readonly id: number; readonly skillId?: number },
): Promise<void> => {
  const now = await db.selectFrom('customChapters').select('skillId').where('id', '=', id).executeTakeFirst();
  await lockLive(db, 'skills', [now?.skillId, skillId], skillId === undefined ? 'use' : 'order');
};

/** @throws 409 while its skill is deleted */
export const requireOwnSkill = async (db: Kysely<DB>, { skillId }: CustomChapter): Promise<void> => {
  if (!(await lockLive(db, 'skills', [skillId], 'use')).has(skillId))
    throw conflict('The skill of this chapter has been deleted');
};

/** A chapter without a published topic shows readers nothing. @throws 400 on its status */
const requireTopic = (status: string | undefined, publishedTopics: number): void => {
  if (status === 'published' && publishedTopics === 0)
    throw badRequest(fieldError('status', 'topic', 'Publish a topic of this chapter first'));
};

/** A chapter before its neighbour, or last in its skill. */
export const createChapter = async (
  db: Kysely<DB>,
  { beforeId = null, ...written }: RequestOf<typeof customChapterCalls.create>,
): Promise<number> => {
  await requireSkill(db, written.skillId);
  requireTopic(written.status, 0);
  const sortKey = await placeBefore(db, ordered, written.skillId, null, beforeId);
  return customChapters.insert(db, { ...trimmed(written), sortKey, createdBy });
};

/** What is absent stays; in another skill it comes last. */
export const updateChapter = async (db: Kysely<DB>, row: CustomChapter, written: Partial<Written>): Promise<void> => {
  if (Object.keys(written).length === 0) return;
  const { skillId, status } = written;
  const moves = skillId !== undefined && skillId !== row.skillId;
  if (moves) await requireSkill(db, skillId);
  if (status !== row.status) requireTopic(status, row.publishedTopics);
  await customChapters.update(db, row, {
    ...trimmed(written),
    ...publishedColumn(status, row.publishedAt),
    ...(moves && { sortKey: await placeBefore(db, ordered, skillId, row.id, null) }),
  });
};

export const orderChapter: Handler<typeof customChapterCalls.order> = async ({ request, db, audit }) => {
  const { id, skillId, beforeId } = request;
  await lockSkillsOf(db, request);
  const row = await customChapters.lock(db, request);
  if (skillId !== row.skillId) await requireSkill(db, skillId);
  const sortKey = await placeBefore(db, ordered, skillId, id, beforeId);
  await customChapters.update(db, row, { skillId, sortKey });
  const customChapter = await customChapters.read(db, id);
  const changes = changesOf<{ skillId: number; sortKey: number }>({ skillId: row.skillId }, { skillId, sortKey }, [
    'skillId',
    'sortKey',
  ]);
  audit({ action: 'customChapter.order', entity: 'custom_chapters', entityId: id, label: row.title, changes });
  return { customChapter };
};
