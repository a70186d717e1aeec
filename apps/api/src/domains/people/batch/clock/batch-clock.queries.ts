import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { noteActivities } from '../activity.queries';
import { releaseHolds } from '../batch-status';

interface Changed {
  readonly id: number;
  readonly status: string;
}
const nobody = 'No student enrolled by the start';
const activeMember = sql`exists (select 1 from batch_members m where m.batch_id = b.id and m.state = 'active')`;

const noted = (db: Kysely<DB>, rows: readonly Changed[]): Promise<void> =>
  noteActivities(
    db,
    rows.map(({ id, status }) => ({ batchId: id, kind: 'batch.status', data: { to: status } })),
  );

/** 2 → 3: the start is reached and somebody takes part. */
export const startBatches = async (db: Kysely<DB>): Promise<number> => {
  const { rows } = await sql<Changed>`
    with due as (select id from batches b where timing_status = 2 and starts_at <= now() and deleted_at is null and ${activeMember} for no key update skip locked)
    update batches b set timing_status = 3, status_changed_at = now() from due where b.id = due.id returning b.id, b.timing_status::text as status`.execute(
    db,
  );
  await noted(db, rows);
  return rows.length;
};

/** 2 → 6: nobody came within a day of the start. Its coming meetings are cancelled, so that the trainer is free. */
export const missBatches = async (db: Kysely<DB>): Promise<number> => {
  const { rows } = await sql<Changed>`
    with due as (
      select id from batches b where timing_status = 2 and starts_at <= now() - interval '24 hours' and deleted_at is null and not ${activeMember} for no key update skip locked)
    update batches b set timing_status = 6, status_changed_at = now(), status_reason = ${nobody} from due where b.id = due.id returning b.id, b.timing_status::text as status`.execute(
    db,
  );
  const ids = rows.map(({ id }) => id);
  await releaseHolds(db, ids, nobody);
  await sql`update meetings set state = 'cancelled', state_reason = ${nobody} where batch_id = any(${ids}::bigint[]) and state = 'scheduled' and deleted_at is null`.execute(
    db,
  );
  await noted(db, rows);
  return rows.length;
};

/** 3 → 4, or 3 → 6 where not one meeting was held: the end is reached and no meeting is open. Members of a completed batch complete with it. */
export const endBatches = async (db: Kysely<DB>): Promise<number> => {
  const { rows } = await sql<Changed>`
    with due as (
      select id from batches b where timing_status = 3 and deleted_at is null and ends_at <= now()
        and not exists (select 1 from meetings x where x.batch_id = b.id and x.state in ('scheduled','live') and x.deleted_at is null) for no key update skip locked)
    update batches b set status_changed_at = now(),
      timing_status = case when exists (select 1 from meetings x where x.batch_id = b.id and x.state = 'ended' and x.deleted_at is null) then 4 else 6 end,
      status_reason = case when exists (select 1 from meetings x where x.batch_id = b.id and x.state = 'ended' and x.deleted_at is null) then '' else 'No meeting was held' end
    from due where b.id = due.id returning b.id, b.timing_status::text as status`.execute(db);
  const completed = rows.filter(({ status }) => status === '4').map(({ id }) => id);
  await releaseHolds(
    db,
    rows.map(({ id }) => id),
    'The batch is over',
  );
  await sql`update batch_members set state = 'completed' where batch_id = any(${completed}::bigint[]) and state = 'active'`.execute(
    db,
  );
  await noted(db, rows);
  return rows.length;
};
