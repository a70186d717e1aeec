import type { curriculumCalls, ItemState } from '@lectern/contract/people';
import { messages, say } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { noteActivity } from '../batch-parts/activity';
import { readBatch } from '../batch-parts/live-batch';
import { refreshStats } from '../batch-parts/stats';
import { countDone, itemEntry, lockItem, readItem } from './curriculum.queries';

export const studentProgress: Handler<typeof curriculumCalls.studentProgress> = async ({ request, db }) => {
  const { batchId, studentId } = request;
  await readBatch(db, batchId);
  const { rows } = await sql<{ itemId: number; percent: number; completedAt: string | null }>`
    select p.item_id, p.percent, p.completed_at from item_progress p join batch_items i on i.id = p.item_id
    where p.student_id = ${studentId} and i.batch_id = ${batchId} and i.deleted_at is null order by p.item_id`.execute(
    db,
  );
  return { items: rows };
};

/** A lesson that is done is finished for the active members: where it belongs to a meeting, for those who were there. */
const finishForMembers = async (db: Kysely<DB>, itemId: number): Promise<void> => {
  await sql`insert into item_progress (item_id, student_id, percent, completed_at)
    select i.id, m.student_id, 100, now() from batch_items i join batch_members m on m.batch_id = i.batch_id and m.state = 'active'
    where i.id = ${itemId} and (i.meeting_id is null or exists (
      select 1 from attendance a where a.meeting_id = i.meeting_id and a.student_id = m.student_id and a.state in ('present', 'late')))
    on conflict (item_id, student_id) do update set percent = 100, completed_at = coalesce(item_progress.completed_at, now()), updated_at = now()`.execute(
    db,
  );
};

const setState = async (db: Kysely<DB>, id: number, state: ItemState): Promise<void> => {
  await sql`update batch_items set state = ${state}, done_at = case when ${state} = 'done' then now() end where id = ${id}`.execute(
    db,
  );
  if (state === 'done') await finishForMembers(db, id);
};

/** @throws 400 for somebody who is no member of the batch */
const setPercent = async (
  db: Kysely<DB>,
  id: number,
  batchId: number,
  studentId: number,
  percent: number,
): Promise<void> => {
  const { rows } =
    await sql`select 1 from batch_members where batch_id = ${batchId} and student_id = ${studentId} and state in ('active', 'completed')`.execute(
      db,
    );
  if (rows.length === 0)
    throw badRequest(fieldError('studentId', 'member', say(messages.invalid, { field: 'Student' })));
  await sql`insert into item_progress (item_id, student_id, percent, completed_at) values (${id}, ${studentId}, ${percent}, ${percent === 100 ? sql`now()` : null})
    on conflict (item_id, student_id) do update set percent = excluded.percent, completed_at = excluded.completed_at, updated_at = now()`.execute(
    db,
  );
};

export const setProgress: Handler<typeof curriculumCalls.progress> = async ({ request, db, audit }) => {
  const { state, studentId, percent } = request;
  const before = await lockItem(db, request);
  const { id, batchId, title } = before;
  if (before.kind === 'section') throw conflict('A section is done when its lessons are');
  if (state !== undefined) await setState(db, id, state);
  else if (studentId !== undefined && percent !== undefined) await setPercent(db, id, batchId, studentId, percent);
  await countDone(db, batchId);
  await refreshStats(db, batchId, studentId === undefined ? undefined : [studentId]);
  const item = await readItem(db, id);
  const entry = itemEntry('progress', item, before, item);
  audit(
    studentId === undefined ? entry : { ...entry, changes: { studentId: [null, studentId], percent: [null, percent] } },
  );
  if (state !== undefined && state !== before.state)
    await noteActivity(db, { batchId, kind: `lesson.${state}`, data: { title } });
  return { item };
};
