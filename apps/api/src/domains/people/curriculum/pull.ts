import { maxItems, type curriculumCalls } from '@lectern/contract/people';
import type { ResponseOf } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { noteActivity } from '../batch-parts/activity';
import { lockBatch, readBatch } from '../batch-parts/live-batch';
import { refreshStats } from '../batch-parts/stats';
import { countDone } from './curriculum.queries';

type Change = ResponseOf<typeof curriculumCalls.pull>['changes'][number];

/** @throws 409 for a batch without a course */
const courseOf = async (db: Kysely<DB>, batchId: number): Promise<number> => {
  const { rows } = await sql<{ courseId: number | null }>`select course_id from batches where id = ${batchId}`.execute(
    db,
  );
  const courseId = rows[0]?.courseId ?? null;
  if (courseId === null) throw conflict('Only the curriculum of a batch of a course can be pulled');
  return courseId;
};

/** The sections of the course that have a ready lesson, each before its ready lessons, with the live copy in the batch. */
const wanted = (batchId: number, courseId: number) => sql`
  select s.id as section_id, null::bigint as lesson_id, s.title, s.sort_key as section_key, null::bigint as lesson_key, i.id as item_id, i.title as was
  from course_sections s left join lateral (
    select id, title from batch_items b where b.section_id = s.id and b.batch_id = ${batchId} and b.kind = 'section' and b.deleted_at is null order by id limit 1) i on true
  where s.course_id = ${courseId} and exists (select 1 from lessons l where l.section_id = s.id and l.status = 'ready')
  union all
  select l.section_id, l.id, l.title, s.sort_key, l.sort_key, i.id, i.title
  from lessons l join course_sections s on s.id = l.section_id left join lateral (
    select id, title from batch_items b where b.lesson_id = l.id and b.batch_id = ${batchId} and b.deleted_at is null order by id limit 1) i on true
  where l.course_id = ${courseId} and l.status = 'ready'`;

/** What a pull would do, in the order of the course: nothing is taken out of the batch. */
const readChanges = async (db: Kysely<DB>, batchId: number, courseId: number): Promise<Change[]> => {
  const { rows } = await sql<Change>`
    select case when item_id is null then 'add' else 'rename' end as change, case when lesson_id is null then 'section' else 'lesson' end as kind, title, was
    from (${wanted(batchId, courseId)}) w where item_id is null or title <> was
    order by section_key, lesson_key nulls first`.execute(db);
  return rows;
};

/** @throws 409 where the batch would have too many sections and lessons */
const requireRoom = async (db: Kysely<DB>, batchId: number, added: number): Promise<void> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from batch_items where batch_id = ${batchId} and deleted_at is null`.execute(db);
  if ((rows[0]?.n ?? 0) + added > maxItems) throw conflict(`A curriculum has at most ${maxItems} sections and lessons`);
};

const apply = async (db: Kysely<DB>, batchId: number, courseId: number): Promise<void> => {
  const last = (parent: string) =>
    sql`(select coalesce(max(b.position), 0) from batch_items b where b.batch_id = ${batchId} and b.parent_id is not distinct from ${sql.raw(parent)} and b.deleted_at is null)`;
  await sql`update batch_items i set title = w.title from (${wanted(batchId, courseId)}) w where i.id = w.item_id and w.title <> w.was`.execute(
    db,
  );
  await sql`
    insert into batch_items (batch_id, kind, title, position, section_id)
    select ${batchId}, 'section', title, ${last('null::bigint')} + row_number() over (order by section_key), section_id
    from (${wanted(batchId, courseId)}) w where item_id is null and lesson_id is null`.execute(db);
  // Each section is there now: a new lesson goes behind the others of its own.
  await sql`
    insert into batch_items (batch_id, parent_id, kind, title, position, section_id, lesson_id)
    select ${batchId}, p.id, 'lesson', w.title, ${last('p.id')} + row_number() over (partition by p.id order by w.lesson_key), w.section_id, w.lesson_id
    from (${wanted(batchId, courseId)}) w join lateral (
      select id from batch_items b where b.section_id = w.section_id and b.batch_id = ${batchId} and b.kind = 'section' and b.deleted_at is null order by id limit 1) p on true
    where w.item_id is null and w.lesson_id is not null`.execute(db);
};

/** What the course has that the batch has not yet; with `confirm` it is copied. Pulled again, nothing is there twice. @throws 409 where another pull came first */
export const pullCurriculum: Handler<typeof curriculumCalls.pull> = async ({ request, db, audit }) => {
  const { batchId, confirm = false } = request;
  const { title } = await readBatch(db, batchId);
  const courseId = await courseOf(db, batchId);
  const seen = await readChanges(db, batchId, courseId);
  if (!confirm || seen.length === 0) return { changes: seen, isApplied: false };
  await lockBatch(db, batchId, 'no key update');
  // Another pull may have come first: what is left is read again under the lock.
  const changes = await readChanges(db, batchId, courseId);
  if (changes.length === 0) throw conflict('Someone else has just pulled the curriculum');
  const added = changes.filter(({ change }) => change === 'add').length;
  await requireRoom(db, batchId, added);
  await apply(db, batchId, courseId);
  await countDone(db, batchId);
  await refreshStats(db, batchId);
  audit({
    ...{ action: 'batchItem.pull', entity: 'batches', entityId: batchId, label: title },
    changes: { courseId: [null, courseId], added: [0, added], renamed: [0, changes.length - added] },
  });
  await noteActivity(db, { batchId, kind: 'curriculum.pulled', data: { count: changes.length } });
  return { changes, isApplied: true };
};
