import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { conflict } from '../../../../server/calls/errors';

/** What decides whether a student can be booked. */
export interface Seats {
  readonly title: string;
  readonly seatsLeft: number;
  readonly isOpen: boolean;
  readonly isBookingOver: boolean;
  readonly waitlistOpen: boolean;
}

/** How long a student from the waitlist has to confirm. */
export const confirmHours = 24;

/** Takes a seat in one statement, which a thousand bookings at once pass one by one; false where there is none to take. */
export const takeSeat = async (db: Kysely<DB>, batchId: number): Promise<boolean> =>
  (
    await sql`
      update batches set seats_taken = seats_taken + 1 where id = ${batchId} and deleted_at is null and timing_status in (2, 3)
        and seats_taken < seats and (booking_closes_at is null or booking_closes_at > now()) returning 1`.execute(db)
  ).rows.length > 0;

/** Gives a seat back, in the transaction of the change that frees it. */
export const freeSeat = (db: Kysely<DB>, batchId: number): Promise<unknown> =>
  sql`update batches set seats_taken = seats_taken - 1 where id = ${batchId}`.execute(db);

/** Why no seat could be taken. @throws 409 in words, unless it is only that the batch is full and its waitlist is open */
export const refuseBooking = ({ isOpen, isBookingOver, waitlistOpen }: Seats): void => {
  if (!isOpen) throw conflict('This batch takes no students now');
  if (isBookingOver) throw conflict('Booking has closed');
  if (!waitlistOpen) throw conflict('No seat is left');
};

/** The seats of a batch as they are; undefined for one that is not there. */
export const readSeats = async (db: Kysely<DB>, batchId: number): Promise<Seats | undefined> =>
  (
    await sql<Seats>`
      select title, seats - seats_taken as seats_left, timing_status in (2, 3) as is_open, coalesce(booking_closes_at <= now(), false) as is_booking_over, waitlist_open
      from batches where id = ${batchId} and deleted_at is null`.execute(db)
  ).rows[0];

/** Locks a batch before its members. */
export const lockBatch = (db: Kysely<DB>, batchId: number): Promise<unknown> =>
  sql`select 1 from batches where id = ${batchId} for no key update`.execute(db);

/** Offers free seats to the waitlist, the longest waiting first: each is held for a day. Answers the students. The batch is locked. */
export const moveWaitlist = async (db: Kysely<DB>, batchId: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ studentId: number }>`
    with next as (
      select id from batch_members where batch_id = ${batchId} and state = 'waitlisted' order by waitlisted_at, id
      limit (select seats - seats_taken from batches where id = ${batchId} and timing_status in (2, 3) and deleted_at is null)),
    up as (
      update batch_members m set state = 'reserved', reserved_until = now() + make_interval(hours => ${confirmHours}) from next where m.id = next.id returning m.student_id),
    counted as (update batches set seats_taken = seats_taken + (select count(*)::int from up) where id = ${batchId})
    select student_id from up`.execute(db);
  return rows.map(({ studentId }) => studentId);
};
