import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

interface Notice {
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  /** A second notification of the same key is dropped. */
  readonly dedupeKey: string;
  /** Only these students. */
  readonly studentIds?: readonly number[];
}

/** Notifies the active members of a batch in the caller's transaction; answers how many got it. */
export const notifyMembers = async (
  db: Kysely<DB>,
  batchId: number,
  { kind, title, body, dedupeKey, studentIds }: Notice,
): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    with sent as (
      insert into notifications (user_id, kind, title, body, link, dedupe_key)
      select s.user_id, ${kind}, left(${title}, 160), ${body}, '/student-area', ${dedupeKey}
      from batch_members m join students s on s.id = m.student_id
      where m.batch_id = ${batchId} and m.state = 'active' and s.deleted_at is null
        and (${studentIds ?? null}::bigint[] is null or m.student_id = any (${studentIds ?? null}::bigint[]))
      on conflict do nothing returning 1)
    select count(*)::int as n from sent`.execute(db);
  return rows[0]?.n ?? 0;
};
