import type { Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import type { AuditOrigin } from '../calls/audit';
import type { Actor } from '../calls/frame';
import type { Mailer } from '../mail/mailer';
import type { Services } from '../services';

export type JobKind = 'export' | 'import' | 'bulk' | 'clock' | 'merge' | 'payment' | 'report';

/** A job as its worker holds it. `payload` is the input, `cursor` where the attempt before stopped. */
export interface StoredJob {
  readonly id: number;
  readonly kind: JobKind;
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly cursor: unknown;
  readonly done: number;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly userId: number | null;
  readonly inputFileId: number | null;
  readonly leaseToken: string;
}

/** How many rows came to which end. */
export interface Summary {
  readonly done: number;
  readonly skipped: number;
  readonly failed: number;
}

/** What one step has brought; `cursor` is where the next attempt resumes, an absent part stays. */
export interface Progress {
  readonly done: number;
  readonly total?: number;
  readonly cursor?: unknown;
  readonly summary?: Summary;
}

/** How a job ends by itself: `review` waits for a person's word. */
export interface JobEnd {
  readonly state: 'done' | 'review';
  readonly summary?: Summary;
  readonly outputFileId?: number;
}

/** What jobs work with, in whatever process they run. */
export interface WorkerServices extends Pick<Services, 'db' | 'store' | 'host' | 'keys' | 'publicUrl' | 'fonts'> {
  /** Where mails go. */
  readonly mailer: Mailer;
  /** The hash of the shell's build that this console serves; none in development. */
  readonly shellHash: () => string | undefined;
}

/** What a running job is given. */
export interface JobWork {
  readonly job: StoredJob;
  readonly services: WorkerServices;
  /** The pool, for reading. */
  readonly db: Kysely<DB>;
  /** Who asked for it, with the rights of this moment. @throws JobRefused when there is no such person any more */
  actor(): Promise<Actor>;
  /** Whom the audit log names. */
  readonly origin: AuditOrigin;
  /** Hears of faults of ours that don't end the job. */
  readonly report: (error: unknown) => void;
  /**
   * One transaction: what `work` writes is committed together with the progress that it answers, or not at all.
   * @throws Stopped when somebody cancelled the job, or another worker has it by now
   */
  step(work: (db: Kysely<DB>) => Promise<Progress>): Promise<void>;
}

/** The code behind a job's name. It is run again from `job.cursor` after a crash: anything outside of `step` must be repeatable. */
export interface JobHandler {
  readonly name: string;
  readonly kind: JobKind;
  run(work: JobWork): Promise<JobEnd>;
}

/** The part of a job's work that a job of the clock needs: it has no requester. */
export interface ClockWork extends Pick<JobWork, 'db' | 'origin' | 'report' | 'step'> {
  readonly services: Pick<WorkerServices, 'keys' | 'publicUrl'>;
}

/** Declares the code behind a job's name. */
export const defineJob = <H extends JobHandler>(handler: H): H => handler;

/** The job can't be done, and trying again would change nothing; the message is for the requester. */
export class JobError extends Error {}

/** The job is no longer this worker's: cancelled, or taken over after its lease. */
export class Stopped extends Error {}

/** The worker ends: the next one goes on where this one was. */
export class Interrupted extends Error {}
