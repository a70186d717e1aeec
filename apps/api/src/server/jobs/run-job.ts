import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import type { AuditOrigin } from '../calls/audit';
import { ApiError } from '../calls/errors';
import { readJobActor } from './actor';
import {
  endCancelled,
  endFailed,
  endInterrupted,
  endJob,
  leaseSeconds,
  mayGoOn,
  noteProgress,
  renewLease,
} from './claim.queries';
import {
  Interrupted,
  JobError,
  Stopped,
  type JobHandler,
  type JobWork,
  type StoredJob,
  type WorkerServices,
} from './job';
import { backOff } from './retry';

const nobody: AuditOrigin = { actorId: null, requestId: 'worker', ip: '127.0.0.1', deviceId: null };

/** Two transactions that met: the step is simply done again. */
const isClash = (error: unknown): boolean =>
  ['40001', '40P01', '55P03'].includes((error as { code?: string }).code ?? '');

const stepOf =
  (db: Kysely<DB>, job: StoredJob, isEnding: () => boolean): JobWork['step'] =>
  async (work) => {
    if (isEnding()) throw new Interrupted();
    for (let attempt = 1; ; attempt += 1) {
      try {
        await db.transaction().execute(async (transaction) => {
          await sql`select set_config('app.user_id', ${String(job.userId ?? '')}, true)`.execute(transaction); // as in a call: triggers write who saved
          if (!(await mayGoOn(transaction, job))) throw new Stopped();
          const progress = await work(transaction);
          if (!(await noteProgress(transaction, job, progress))) throw new Stopped();
        });
        return;
      } catch (error) {
        if (!isClash(error) || attempt === 5) throw error;
      }
    }
  };

interface Around {
  /** Whether the worker is about to end: the job stops at its next step. */
  readonly isEnding: () => boolean;
  /** Hears of faults of ours; a person reads one sentence about them. */
  readonly report: (error: unknown) => void;
}

/** Runs a claimed job to one of its ends. */
export const runJob = async (
  services: WorkerServices,
  handler: JobHandler | undefined,
  job: StoredJob,
  { isEnding, report }: Around,
): Promise<void> => {
  const { db } = services;
  const origin = (job.payload['origin'] as AuditOrigin | undefined) ?? nobody;
  const renewing = setInterval(() => void renewLease(db, job).catch(() => undefined), (leaseSeconds / 3) * 1000);
  try {
    if (!handler) throw new JobError(`No part of this console does '${job.name}'`);
    const end = await handler.run({
      job,
      services,
      db,
      origin,
      report,
      actor: () => readJobActor(db, job.userId, origin.impersonatorId ?? null),
      step: stepOf(db, job, isEnding),
    });
    await endJob(db, job, end);
  } catch (error) {
    if (error instanceof Stopped) await endCancelled(db, job);
    else if (error instanceof Interrupted) await endInterrupted(db, job);
    else if (error instanceof JobError || error instanceof ApiError) await endFailed(db, job, error.message);
    else {
      report(error);
      const isLast = job.attempts >= job.maxAttempts;
      await endFailed(
        db,
        job,
        isLast ? 'Unable to process request' : 'It was interrupted and is tried again',
        isLast ? undefined : backOff(job.attempts),
      );
    }
  } finally {
    clearInterval(renewing);
  }
};
