import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import type { AuditOrigin } from '../calls/audit';
import type { Actor } from '../calls/frame';
import type { JobKind } from './job';

/** Work to be done later. */
export interface NewJob {
  readonly kind: JobKind;
  /** The handler's name. */
  readonly name: string;
  /** What a person calls it: 'Export of students'. */
  readonly title: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly inputFileId?: number;
  /** While one of the same name and key waits or runs, a second is not queued. */
  readonly dedupeKey?: string;
}

/** Whom workers listen to on PostgreSQL's channel of this name. */
export const queueChannel = 'jobs';

/** Puts a job into the queue in the caller's transaction; workers hear of it at the commit. Undefined when an equal one is queued. */
export const enqueue = async (
  db: Kysely<DB>,
  { kind, name, title, payload, inputFileId, dedupeKey }: NewJob,
  actor?: Actor,
  origin?: AuditOrigin,
): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    insert into jobs (kind, name, payload, input_file_id, dedupe_key, user_id, session_id)
    values (${kind}, ${name}, ${JSON.stringify({ ...payload, title, ...(origin && { origin }) })}::jsonb, ${inputFileId ?? null}, ${dedupeKey ?? null}, ${actor?.userId ?? null}, ${actor?.sessionId ?? null})
    on conflict (name, dedupe_key) where dedupe_key is not null and state in ('queued', 'running') do nothing returning id`.execute(
    db,
  );
  await wakeWorkers(db);
  return rows[0]?.id;
};

/** Tells the workers that something is due. */
export const wakeWorkers = async (db: Kysely<DB>): Promise<void> => {
  await sql`select pg_notify(${queueChannel}, '')`.execute(db);
};
