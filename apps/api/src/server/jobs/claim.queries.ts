import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import type { JobEnd, Progress, StoredJob } from './job';

/** Seconds that a worker is believed to live without a word. */
export const leaseSeconds = 60;

const lease = sql`now() + make_interval(secs => ${leaseSeconds})`;
const mine = ({ id, leaseToken }: Pick<StoredJob, 'id' | 'leaseToken'>) =>
  sql`id = ${id} and lease_token = ${leaseToken}::uuid`;

/** Tells the requester's browsers of a job's change when the transaction commits. */
const tell = (db: Kysely<DB>, id: number) =>
  sql`select pg_notify('live', json_build_object('to', user_id, 'event', 'job', 'id', id, 'state', state, 'done', progress_done, 'total', progress_total)::text)
    from jobs where id = ${id} and user_id is not null`.execute(db);

// The person served longest ago comes first, so that a hundred jobs of one person hold up nobody else's.
const lastServed = sql`(select max(r.started_at) from jobs r where r.user_id = jobs.user_id and r.created_at > now() - interval '1 day')`;

/** Takes the job that is due first, so that no other worker does; undefined when none is. Platform, rule H5. */
export const claimJob = async (db: Kysely<DB>, worker: string): Promise<StoredJob | undefined> => {
  // The choice is a part of its own. Inside the join a plan may run it again for each row, and take many.
  const { rows } = await sql<StoredJob>`
    with q as materialized (
      select id from jobs where state = 'queued' and run_at <= now() order by priority, ${lastServed} nulls first, run_at, id limit 1 for update skip locked)
    update jobs j set state = 'running', attempts = attempts + 1, worker = ${worker}, lease_token = gen_random_uuid(), lease_until = ${lease}, started_at = coalesce(started_at, now()), error = null
    from q where j.id = q.id
    returning j.id, j.kind, j.name, j.payload, j.cursor, j.progress_done as done, j.attempts, j.max_attempts, j.user_id, j.input_file_id, j.lease_token`.execute(
    db,
  );
  const [job] = rows;
  if (job) await tell(db, job.id);
  return job;
};

/** Lives on for another lease; false when the job is somebody else's by now. */
export const renewLease = async (db: Kysely<DB>, job: StoredJob): Promise<boolean> =>
  (await sql`update jobs set lease_until = ${lease} where ${mine(job)} returning id`.execute(db)).rows.length === 1;

/** Whether the job is still this worker's and nobody has asked it to stop. */
export const mayGoOn = async (db: Kysely<DB>, job: StoredJob): Promise<boolean> =>
  (await sql`select 1 from jobs where ${mine(job)} and not cancel_requested`.execute(db)).rows.length === 1;

/** Notes how far the job is, in the transaction of its rows; false when it is not to go on. */
export const noteProgress = async (
  db: Kysely<DB>,
  job: StoredJob,
  { done, total, cursor, summary }: Progress,
): Promise<boolean> => {
  const { rows } = await sql`
    update jobs set progress_done = ${done}, progress_total = coalesce(${total ?? null}::bigint, progress_total), lease_until = ${lease},
      cursor = ${cursor === undefined ? sql`cursor` : sql`${JSON.stringify(cursor)}::jsonb`}, summary = ${summary === undefined ? sql`summary` : sql`${JSON.stringify(summary)}::jsonb`}
    where ${mine(job)} and not cancel_requested returning id`.execute(db);
  if (rows.length === 1) await tell(db, job.id);
  return rows.length === 1;
};

const letGo = sql`lease_token = null, lease_until = null, worker = null`;

/** The job has ended as its code says. */
export const endJob = async (
  db: Kysely<DB>,
  job: StoredJob,
  { state, summary, outputFileId }: JobEnd,
): Promise<void> => {
  await sql`
    update jobs set state = ${state}, ${letGo}, finished_at = ${state === 'done' ? sql`now()` : sql`null`}, output_file_id = coalesce(${outputFileId ?? null}::bigint, output_file_id),
      summary = ${summary === undefined ? sql`summary` : sql`${JSON.stringify(summary)}::jsonb`}
    where ${mine(job)}`.execute(db);
  await tell(db, job.id);
};

/** Somebody asked it to stop: what is done stays. */
export const endCancelled = async (db: Kysely<DB>, job: StoredJob): Promise<void> => {
  await sql`update jobs set state = 'cancelled', ${letGo}, finished_at = now() where ${mine(job)} and cancel_requested`.execute(
    db,
  );
  await tell(db, job.id);
};

/** Its worker ends: the next one takes it at once, and this attempt does not count. */
export const endInterrupted = async (db: Kysely<DB>, job: StoredJob): Promise<void> => {
  await sql`update jobs set state = 'queued', ${letGo}, attempts = attempts - 1, run_at = now() where ${mine(job)}`.execute(
    db,
  );
  await tell(db, job.id);
};

/** It failed: for good, or until it is tried again in `againIn` seconds. */
export const endFailed = async (db: Kysely<DB>, job: StoredJob, error: string, againIn?: number): Promise<void> => {
  await sql`
    update jobs set state = ${againIn === undefined ? 'failed' : 'queued'}, ${letGo}, error = ${error},
      run_at = now() + make_interval(secs => ${againIn ?? 0}), finished_at = ${againIn === undefined ? sql`now()` : sql`null`}
    where ${mine(job)}`.execute(db);
  await tell(db, job.id);
};

/** Running jobs whose worker has said nothing for a lease, or that is named here as dead, go back into the queue, or fail after their last attempt. */
export const reapJobs = async (db: Kysely<DB>, dead: readonly string[] = []): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    update jobs set state = case when cancel_requested then 'cancelled' when attempts >= max_attempts then 'failed' else 'queued' end, ${letGo}, run_at = now(),
      error = case when attempts >= max_attempts and not cancel_requested then 'It was interrupted too often' end,
      finished_at = case when cancel_requested or attempts >= max_attempts then now() end
    where state = 'running' and (lease_until < now() or worker = any(${dead}::text[])) returning id`.execute(db);
  for (const { id } of rows) await tell(db, id);
  return rows.length;
};

/** The workers that hold a job at this moment. */
export const workersAtWork = async (db: Kysely<DB>): Promise<string[]> =>
  (
    await sql<{
      worker: string;
    }>`select distinct worker from jobs where state = 'running' and worker is not null`.execute(db)
  ).rows.map(({ worker }) => worker);
