import { maxItems, type curriculumCalls, type ItemRow } from '@lectern/contract/people';
import { messages, say } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { neighbourMoved } from '../../../records/place';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { noteActivity } from '../batch-parts/activity';
import { lockBatch, readBatch } from '../batch-parts/live-batch';
import { refreshStats } from '../batch-parts/stats';
import { countDone, itemEntry, lockItem, readItem, readItems } from './curriculum.queries';
import { pullCurriculum } from './pull';
import { setProgress, studentProgress } from './progress';

const refuse = (field: string, label: string) =>
  badRequest(fieldError(field, 'live', say(messages.invalid, { field: label })));

/** @throws 400 for a section, or a meeting, of another batch */
const requireParts = async (
  db: Kysely<DB>,
  batchId: number,
  { parentId, meetingId }: { parentId?: number | null | undefined; meetingId?: number | null | undefined },
): Promise<void> => {
  if (parentId !== null && parentId !== undefined) {
    const { rows } =
      await sql`select 1 from batch_items where id = ${parentId} and batch_id = ${batchId} and kind = 'section' and deleted_at is null`.execute(
        db,
      );
    if (rows.length === 0) throw refuse('parentId', 'Section');
  }
  if (meetingId !== null && meetingId !== undefined) {
    const { rows } =
      await sql`select 1 from meetings where id = ${meetingId} and batch_id = ${batchId} and deleted_at is null for key share`.execute(
        db,
      );
    if (rows.length === 0) throw refuse('meetingId', 'Meeting');
  }
};

export const curriculumHandlers: Handlers<typeof curriculumCalls> = {
  list: async ({ request: { batchId }, db }) => {
    await readBatch(db, batchId);
    const items = await readItems(db, { batchId });
    const lessons = items.filter(({ kind, state }) => kind === 'lesson' && state !== 'skipped');
    const { rows } = await sql<{ members: number }>`
      select count(*)::int as members from batch_members where batch_id = ${batchId} and state in ('active', 'completed')`.execute(
      db,
    );
    return {
      items,
      members: rows[0]?.members ?? 0,
      done: lessons.filter(({ state }) => state === 'done').length,
      total: lessons.length,
    };
  },

  create: async ({ request, db, audit }) => {
    const { batchId, parentId = null, meetingId = null } = request;
    await lockBatch(db, batchId, 'no key update');
    await requireParts(db, batchId, { parentId, meetingId });
    if (parentId === null && meetingId !== null) throw refuse('meetingId', 'Meeting');
    const { rows: all } = await sql<{ n: number; last: number }>`
      select count(*)::int as n, coalesce(max(position) filter (where parent_id is not distinct from ${parentId}::bigint), 0) as last
      from batch_items where batch_id = ${batchId} and deleted_at is null`.execute(db);
    if ((all[0]?.n ?? 0) >= maxItems) throw conflict(`A curriculum has at most ${maxItems} sections and lessons`);
    const { rows } = await sql<{ id: number }>`
      insert into batch_items (batch_id, parent_id, kind, title, position, meeting_id)
      values (${batchId}, ${parentId}, ${parentId === null ? 'section' : 'lesson'}, ${request.title.trim()}, ${(all[0]?.last ?? 0) + 1}, ${meetingId}) returning id`.execute(
      db,
    );
    const item = await readItem(db, rows[0]!.id);
    await countDone(db, batchId);
    await refreshStats(db, batchId);
    audit(itemEntry('create', item, {}, item));
    await noteActivity(db, { batchId, kind: 'curriculum.added', data: { title: item.title } });
    return { item };
  },

  update: async ({ request, db, audit }) => {
    const before = await lockItem(db, request);
    const { title = before.title, meetingId = before.meetingId } = request;
    if (meetingId !== before.meetingId) {
      if (before.kind === 'section') throw refuse('meetingId', 'Meeting');
      await requireParts(db, before.batchId, { meetingId });
    }
    await sql`update batch_items set title = ${title.trim()}, meeting_id = ${meetingId} where id = ${before.id}`.execute(
      db,
    );
    const item = await readItem(db, before.id);
    audit(itemEntry('update', item, before, item));
    return { item };
  },

  delete: async ({ request, db, audit }) => {
    const item = await lockItem(db, request);
    const { rows } =
      await sql`select 1 from batch_items where parent_id = ${item.id} and deleted_at is null limit 1`.execute(db);
    if (rows.length > 0) throw conflict('The section is not empty: move or delete its lessons first');
    if (item.tasks > 0) throw conflict('A task belongs to this lesson');
    await sql`update batch_items set deleted_at = now() where id = ${item.id}`.execute(db);
    await countDone(db, item.batchId);
    await refreshStats(db, item.batchId);
    audit(itemEntry('delete', item, item, {}));
    await noteActivity(db, { batchId: item.batchId, kind: 'curriculum.removed', data: { title: item.title } });
    return {};
  },

  order: async ({ request: { batchId, parentId, ids }, db, audit }) => {
    await lockBatch(db, batchId, 'no key update');
    await requireParts(db, batchId, { parentId });
    const before = await readItems(db, { batchId });
    const byId = new Map(before.map((item) => [item.id, item]));
    const kind = parentId === null ? 'section' : 'lesson';
    const wanted = new Set(ids);
    const isWhole = before.every((item) => item.parentId !== parentId || wanted.has(item.id));
    if (wanted.size < ids.length || !isWhole || ids.some((id) => byId.get(id)?.kind !== kind)) throw neighbourMoved();
    await sql`update batch_items i set parent_id = ${parentId}, position = o.n from unnest(${ids}::bigint[]) with ordinality o(id, n)
      where i.id = o.id and (i.parent_id is distinct from ${parentId}::bigint or i.position <> o.n)`.execute(db);
    const items = await readItems(db, { batchId });
    const orderOf = (rows: readonly ItemRow[]): number[] =>
      rows.filter((row) => row.parentId === parentId).map(({ id }) => id);
    audit({
      action: 'batchItem.order',
      entity: 'batches',
      entityId: batchId,
      label: parentId === null ? 'Curriculum' : (byId.get(parentId)?.title ?? ''),
      changes: { order: [orderOf(before), orderOf(items)] },
    });
    return { items };
  },

  pull: pullCurriculum,
  studentProgress,
  progress: setProgress,
};
