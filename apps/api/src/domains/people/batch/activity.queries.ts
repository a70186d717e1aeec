import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** Something that happened in a batch, for the people who read its activities. The audit log remains the proof. */
export interface Activity {
  readonly batchId: number;
  readonly studentId?: number | undefined;
  /** 'member.joined': the thing and what became of it. */
  readonly kind: `${string}.${string}`;
  /** Who acts in this transaction where nobody is named; nobody where the clock did it. */
  readonly actorId?: number | undefined;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Notes activities in the transaction of what they are about. */
export const noteActivities = async (db: Kysely<DB>, activities: readonly Activity[]): Promise<void> => {
  if (activities.length === 0) return;
  const rows = activities.map(
    ({ batchId, studentId = null, kind, actorId = null, data = {} }) =>
      sql`(${batchId}::bigint, ${studentId}::bigint, ${kind}, coalesce(${actorId}::bigint, nullif(current_setting('app.user_id', true), '')::bigint), ${JSON.stringify(data)}::jsonb)`,
  );
  await sql`insert into activities (batch_id, student_id, kind, actor_id, data) values ${sql.join(rows)}`.execute(db);
};
