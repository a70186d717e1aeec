import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** Something else that a trainer has at a time. `at`: which of the spans it overlaps with. */
export interface Overlap {
  readonly at: number;
  readonly title: string;
  readonly startsAt: string;
}

interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** What a trainer's plan leaves out: the meetings of a batch, or one meeting. */
interface Except {
  readonly batchId?: number | undefined;
  readonly meetingId?: number | undefined;
}

/**
 * Meetings and demos of a trainer that overlap with these spans, the first one of each span. A meeting belongs to its substitute, else
 * to the batch's trainer.
 */
export const overlapsOf = async (
  db: Kysely<DB>,
  trainerId: number,
  spans: readonly Span[],
  { batchId = 0, meetingId = 0 }: Except = {},
): Promise<readonly Overlap[]> =>
  (
    await sql<Overlap>`
      with span as (
        select * from unnest(${spans.map((each) => each.startsAt)}::timestamptz[], ${spans.map((each) => each.endsAt)}::timestamptz[])
          with ordinality s (starts_at, ends_at, no)),
      busy as (
        select m.starts_at, m.ends_at, b.title from batches b join meetings m on m.batch_id = b.id
        where b.trainer_id = ${trainerId} and m.host_user_id is null and b.deleted_at is null and m.deleted_at is null
          and m.state in ('scheduled','live') and m.ends_at > now() and b.id <> ${batchId} and m.id <> ${meetingId}
        union all
        select m.starts_at, m.ends_at, b.title from meetings m join batches b on b.id = m.batch_id
        where m.host_user_id = (select user_id from trainers where id = ${trainerId}) and b.deleted_at is null and m.deleted_at is null
          and m.state in ('scheduled','live') and m.ends_at > now() and b.id <> ${batchId} and m.id <> ${meetingId}
        union all
        select d.starts_at, d.starts_at + make_interval(mins => d.duration_minutes), 'Demo' from demos d
        where d.trainer_id = ${trainerId} and d.state = 'scheduled' and d.deleted_at is null and d.starts_at > now() - interval '1 day')
      select distinct on (s.no) s.no::int - 1 as at, b.title, b.starts_at
      from span s join busy b on b.starts_at < s.ends_at and b.ends_at > s.starts_at order by s.no, b.starts_at`.execute(
      db,
    )
  ).rows;

/** Locks a trainer's row, so that two plans for the same hour are made one after the other. */
export const lockTrainer = (db: Kysely<DB>, trainerId: number): Promise<unknown> =>
  sql`select 1 from trainers where id = ${trainerId} for no key update`.execute(db);
