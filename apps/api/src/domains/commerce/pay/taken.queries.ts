import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { TakenBatch } from './view';

const takesMore = (batch: string): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(`${batch}.timing_status`)} in (2, 3) and ${sql.ref(`${batch}.deleted_at`)} is null and ${sql.ref(`${batch}.seats_taken`)} < ${sql.ref(`${batch}.seats`)}
  and coalesce(${sql.ref(`${batch}.booking_closes_at`)} > now(), true))`;

/** True where an order is for a batch in which its learner has no seat and can get none. */
export const isSeatGone = (orderId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from orders x join batches b on b.id = x.batch_id where x.id = ${orderId} and not ${takesMore('b')}
    and not exists (select 1 from batch_members m where m.batch_id = b.id and m.student_id = x.student_id and m.state in ('reserved', 'active')))`;

/** The batch of an order that can no longer be paid. Undefined where it can, and for other items. */
export const readTaken = async (db: Kysely<DB>, orderId: number): Promise<TakenBatch | undefined> => {
  const { rows } = await sql<{ batch: string; isFull: boolean; next: TakenBatch['next'] | null }>`
    select b.title as batch, b.timing_status in (2, 3) and b.seats_taken >= b.seats as is_full, (
      select jsonb_build_object('batch', n.title, 'starts', to_char(n.starts_at at time zone n.time_zone, 'FMDD Mon YYYY')) from batches n
      where n.course_id = b.course_id and n.timing_status = 2 and n.price_minor is not null and ${takesMore('n')} order by n.starts_at limit 1) as next
    from orders o join batches b on b.id = o.batch_id where o.id = ${orderId} and ${isSeatGone(sql`o.id`)}`.execute(db);
  const [taken] = rows;
  return taken && { batch: taken.batch, isFull: taken.isFull, ...(taken.next && { next: taken.next }) };
};
