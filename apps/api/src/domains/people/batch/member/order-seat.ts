import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { noteActivities } from '../activity.queries';
import { noteMembers } from '../news/member-news';
import { followConversation } from './in-conversation';
import { freeSeat, lockBatch, moveWaitlist, takeSeat } from './seats.queries';

interface Place {
  readonly batchId: number;
  readonly studentId: number;
}

/** Holds a seat for a payment link until it expires. A hold of staff is kept and lasts as long. False where no seat is left. */
export const holdForLink = async (
  db: Kysely<DB>,
  { batchId, studentId, hours, createdBy }: Place & { readonly hours: number; readonly createdBy: number },
): Promise<boolean> => {
  await lockBatch(db, batchId);
  const until = sql`money_now() + make_interval(hours => ${hours})`;
  const { rows: held } = await sql`
    update batch_members set reserved_until = greatest(reserved_until, ${until})
    where batch_id = ${batchId} and student_id = ${studentId} and state = 'reserved' returning id`.execute(db);
  if (held.length > 0) return true;
  if (!(await takeSeat(db, batchId))) return false;
  const { rows } = await sql`
    insert into batch_members (batch_id, student_id, state, reserved_until, source, created_by)
    values (${batchId}, ${studentId}, 'reserved', ${until}, 'paylink', ${createdBy})
    on conflict (batch_id, student_id) where state in ('waitlisted','reserved','active','completed') do nothing returning id`.execute(
    db,
  );
  if (rows.length > 0) await noteActivities(db, [{ batchId, studentId, kind: 'member.reserved', actorId: createdBy }]);
  else await freeSeat(db, batchId);
  return rows.length > 0;
};

const offer = async (db: Kysely<DB>, batchId: number): Promise<void> => {
  const offered = await moveWaitlist(db, batchId);
  await noteMembers(
    db,
    { batchId },
    offered.map((studentId) => ({ studentId, kind: 'member.offered' })),
  );
};

/** Frees the seat that a payment link held, and offers it to the waitlist. A hold of staff stays. */
export const freeLinkHold = async (db: Kysely<DB>, { batchId, studentId }: Place): Promise<void> => {
  await lockBatch(db, batchId);
  const { rows } = await sql`
    update batch_members set state = 'expired', reserved_until = null
    where batch_id = ${batchId} and student_id = ${studentId} and state = 'reserved' and source = 'paylink' returning id`.execute(
    db,
  );
  if (rows.length === 0) return;
  await freeSeat(db, batchId);
  await offer(db, batchId);
};

/**
 * Seats a student who has paid: the held seat, else a free one, else the end of the waitlist (H1). `known` where a
 * membership that counts is there already. The payment is noted; it is null for an order of 0.
 */
export const seatPaid = async (
  db: Kysely<DB>,
  { batchId, studentId, paymentId }: Place & { readonly paymentId: number | null },
): Promise<'active' | 'waitlisted' | 'known'> => {
  await lockBatch(db, batchId);
  const { rows: confirmed } = await sql`
    update batch_members set state = 'active', reserved_until = null, joined_at = money_now(), payment_id = ${paymentId}
    where batch_id = ${batchId} and student_id = ${studentId} and state = 'reserved' returning id`.execute(db);
  let state: 'active' | 'waitlisted' = 'active';
  if (confirmed.length === 0) {
    const isSeated = await takeSeat(db, batchId);
    state = isSeated ? 'active' : 'waitlisted';
    const { rows } = await sql`
      insert into batch_members as m (batch_id, student_id, state, source, payment_id, joined_at, waitlisted_at)
      values (${batchId}, ${studentId}, ${state}, 'payment', ${paymentId}, ${isSeated ? sql`money_now()` : null}, ${isSeated ? null : sql`clock_timestamp()`})
      on conflict (batch_id, student_id) where state in ('waitlisted','reserved','active','completed')
      do update set state = excluded.state, payment_id = excluded.payment_id, joined_at = excluded.joined_at, waitlisted_at = coalesce(m.waitlisted_at, excluded.waitlisted_at)
      where m.state = 'waitlisted' returning id`.execute(db);
    if (rows.length === 0) {
      if (isSeated) await freeSeat(db, batchId);
      return 'known';
    }
  }
  await followConversation(db, batchId, studentId, state);
  await noteMembers(db, { batchId }, [{ studentId, kind: `member.${state}` }]);
  return state;
};

/** Ends the place of a refunded student, frees the seat and offers it to the waitlist. False where there was none. */
export const unseatRefunded = async (
  db: Kysely<DB>,
  { batchId, studentId, reason }: Place & { readonly reason: string },
): Promise<boolean> => {
  await lockBatch(db, batchId);
  const { rows } = await sql<{ hadSeat: boolean }>`
    with was as (
      select id, state from batch_members where batch_id = ${batchId} and student_id = ${studentId} and state in ('waitlisted', 'reserved', 'active') for update)
    update batch_members m set state = 'removed', reserved_until = null, left_at = money_now(), left_reason = ${reason} from was where m.id = was.id
    returning was.state <> 'waitlisted' as had_seat`.execute(db);
  if (!rows[0]) return false;
  await followConversation(db, batchId, studentId, 'removed');
  await noteMembers(db, { batchId }, [{ studentId, kind: 'member.removed', reason }]);
  if (!rows[0].hadSeat) return true;
  await freeSeat(db, batchId);
  await offer(db, batchId);
  return true;
};
