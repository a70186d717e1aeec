import type { chapterCalls } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { placeBefore } from '../../../records/place';
import { changesOf } from '../../../server/calls/audit';
import { notFound, stale } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { requireSkillIn } from '../skill/skill-in-category';
import { chapters } from './chapter.table';
import { chapterOrder, lockChapters, lockSkillsOf } from './chapter.write';

const topicOrder = { table: 'topics', parent: 'chapter_id' } as const;

export const orderChapter: Handler<typeof chapterCalls.order> = async ({ request, db, audit }) => {
  const { id, skillId, beforeId } = request;
  await lockSkillsOf(db, request);
  const row = await chapters.lock(db, request);
  if (skillId !== row.skillId) await requireSkillIn(db, { ...row, skillId }, row);
  const sortKey = await placeBefore(db, chapterOrder, skillId, id, beforeId);
  await chapters.update(db, row, { skillId, sortKey });
  const changes = changesOf<{ skillId: number; sortKey: number }>({ skillId: row.skillId }, { skillId, sortKey }, [
    'skillId',
    'sortKey',
  ]);
  audit({ action: 'chapter.order', entity: 'chapters', entityId: id, label: row.title, changes });
  return { chapter: await chapters.read(db, id) };
};

export const orderTopic: Handler<typeof chapterCalls.orderTopic> = async ({ request, db, audit }) => {
  const { id, version, chapterId, beforeId } = request;
  const found = await sql<{ chapterId: number }>`select chapter_id from topics where id = ${id}`.execute(db);
  const from = found.rows[0]?.chapterId;
  if (from === undefined) throw notFound();
  await lockChapters(db, [...new Set([from, chapterId])]);
  const { rows } = await sql<{ id: number; version: number; chapterId: number; title: string }>`
    select id, version, chapter_id, title from topics where id = ${id} for update`.execute(db);
  const [topic] = rows;
  if (!topic) throw notFound();
  if (topic.version !== version || topic.chapterId !== from) throw stale(topic);
  const sortKey = await placeBefore(db, topicOrder, chapterId, id, beforeId);
  await sql`update topics set chapter_id = ${chapterId}, sort_key = ${sortKey}, version = version + 1 where id = ${id}`.execute(
    db,
  );
  const changes = {
    topic: [topic.title, topic.title] as [string, string],
    chapterId: [from, chapterId] as [number, number],
  };
  audit({ action: 'chapter.orderTopic', entity: 'chapters', entityId: chapterId, label: topic.title, changes });
  return { chapter: await chapters.read(db, chapterId) };
};
