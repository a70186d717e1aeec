import type { JobState } from '@lectern/contract/platform/job';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { conflict, forbidden, notFound } from '../calls/errors';
import type { Actor } from '../calls/frame';
import { jobActionBlocker, type JobAction } from './job-state';
import { wakeWorkers } from './queue';

interface LockedJob {
  readonly id: number;
  readonly kind: string;
  readonly title: string;
  readonly state: JobState;
  readonly left: number;
}

/** The job, locked, where its owner may do this with it now. @throws 404 for nobody's, 403 for somebody else's, 409 where its state forbids it */
export const lockJob = async (db: Kysely<DB>, id: number, actor: Actor, action: JobAction): Promise<LockedJob> => {
  const { rows } = await sql<LockedJob & { userId: number | null }>`
    select id, kind, coalesce(payload->>'title', name) as title, state, user_id, case when exists (select 1 from job_rows r where r.job_id = jobs.id) then coalesce((summary->>'skipped')::bigint, 0) + coalesce((summary->>'failed')::bigint, 0) else 0 end as left from jobs where id = ${id} for update`.execute(
    db,
  );
  const [job] = rows;
  if (!job || (job.userId !== actor.userId && !actor.rights.has('auditView'))) throw notFound();
  if (job.userId !== actor.userId) throw forbidden([], 'Only who began it may do this');
  const why = jobActionBlocker(action, job);
  if (why) throw conflict(why);
  return job;
};

/** A waiting one has ended; a running one is asked to, and does so at its next step. */
export const cancelJob = async (db: Kysely<DB>, { id, state }: LockedJob): Promise<void> => {
  await (
    state === 'running'
      ? sql`update jobs set cancel_requested = true where id = ${id}`
      : sql`update jobs set state = 'cancelled', finished_at = now() where id = ${id}`
  ).execute(db);
};

/** Into the queue again: from where it stopped, or with the rows that were left. */
export const requeueJob = async (db: Kysely<DB>, { id, state }: LockedJob): Promise<void> => {
  if (state === 'done')
    await sql`update job_rows set state = 'valid', errors = '[]' where job_id = ${id} and state in ('skipped', 'failed')`.execute(
      db,
    );
  await sql`update jobs set state = 'queued', run_at = now(), attempts = 0, cancel_requested = false, error = null, finished_at = null where id = ${id}`.execute(
    db,
  );
  await wakeWorkers(db);
};

/** Its owner has seen what it is about to do: into the queue again, to do it. */
export const confirmJob = async (db: Kysely<DB>, job: LockedJob): Promise<void> => {
  await sql`update jobs set payload = payload || '{"isConfirmed": true}' where id = ${job.id}`.execute(db);
  await requeueJob(db, job);
};
