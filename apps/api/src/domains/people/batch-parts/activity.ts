import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

interface Happened {
  readonly batchId: number;
  readonly studentId?: number;
  /** 'task.published': the screen has the words. */
  readonly kind: string;
  /** What the words need: names as they were at that moment. */
  readonly data?: Readonly<Record<string, string | number>>;
}

/** Notes for people what happened in a batch, in the transaction that did it; the audit log is the proof. */
export const noteActivity = async (
  db: Kysely<DB>,
  { batchId, studentId, kind, data = {} }: Happened,
): Promise<void> => {
  await sql`insert into activities (batch_id, student_id, kind, actor_id, data)
    values (${batchId}, ${studentId ?? null}, ${kind}, nullif(current_setting('app.user_id', true), '')::bigint, ${JSON.stringify(data)}::jsonb)`.execute(
    db,
  );
};
