import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';

/** Somebody who held a seat or waited for one in a batch that takes nobody any more. */
export interface Released {
  readonly batchId: number;
  readonly studentId: number;
}

/** Frees every hold of these batches and ends their waitlists; answers whom it was. */
export const releaseHolds = async (
  db: Kysely<DB>,
  batchIds: readonly number[],
  reason: string,
): Promise<readonly Released[]> => {
  const { rows } = await sql<Released>`
    with gone as (
      update batch_members set state = 'expired', reserved_until = null where batch_id = any(${batchIds}::bigint[]) and state = 'reserved' returning batch_id, student_id),
    waiting as (
      update batch_members set state = 'left', left_at = now(), left_reason = ${reason} where batch_id = any(${batchIds}::bigint[]) and state = 'waitlisted' returning batch_id, student_id),
    counted as (
      update batches b set seats_taken = seats_taken - g.n from (select batch_id, count(*)::int as n from gone group by batch_id) g where g.batch_id = b.id)
    select * from gone union all select * from waiting`.execute(db);
  return rows;
};
