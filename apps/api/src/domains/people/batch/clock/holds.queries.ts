import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { noteMembers } from '../news/member-news';
import { moveWaitlist } from '../member/seats.queries';

/** Batches with a hold that is over, or with a free seat and somebody who waits for it; after number `after`. */
export const batchesToSettle = async (db: Kysely<DB>, after: number): Promise<readonly number[]> =>
  (
    await sql<{ id: number }>`
      select x.id from (
        select batch_id as id from batch_members where state = 'reserved' and reserved_until < now()
        union
        select b.id from batches b where b.timing_status in (2, 3) and b.deleted_at is null and b.seats_taken < b.seats
          and exists (select 1 from batch_members m where m.batch_id = b.id and m.state = 'waitlisted')) x
      where x.id > ${after} order by x.id limit 100`.execute(db)
  ).rows.map(({ id }) => id);

/** Ends the holds of one batch that are over and offers the seats to its waitlist; nothing where somebody else has the batch. */
export const settleBatch = async (db: Kysely<DB>, batchId: number): Promise<void> => {
  const { rows: locked } = await sql`select 1 from batches where id = ${batchId} for no key update skip locked`.execute(
    db,
  );
  if (locked.length === 0) return;
  const { rows: gone } = await sql<{ studentId: number }>`
    with gone as (update batch_members set state = 'expired', reserved_until = null where batch_id = ${batchId} and state = 'reserved' and reserved_until < now() returning student_id),
      counted as (update batches set seats_taken = seats_taken - (select count(*)::int from gone) where id = ${batchId})
    select student_id from gone`.execute(db);
  const offered = await moveWaitlist(db, batchId);
  await noteMembers(db, { batchId }, [
    ...gone.map(({ studentId }) => ({ studentId, kind: 'member.expired' as const })),
    ...offered.map((studentId) => ({ studentId, kind: 'member.offered' as const })),
  ]);
};

/** Batches whose count of seats is not that of their members. */
export const miscounted = async (db: Kysely<DB>): Promise<readonly number[]> =>
  (
    await sql<{ id: number }>`
      select b.id from batches b where b.seats_taken <> (
        select count(*) from batch_members m where m.batch_id = b.id and m.state in ('reserved','active','completed')) limit 100`.execute(
      db,
    )
  ).rows.map(({ id }) => id);
