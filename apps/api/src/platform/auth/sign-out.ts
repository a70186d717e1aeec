import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { writeAudit, type AuditOrigin } from '../../http/audit';

/** Ends a session; one that has ended already stays as it ended. */
export const endSession = (db: Kysely<DB>, sessionId: number, origin: AuditOrigin): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ userId: number }>`
      update sessions set ended_at = now(), end_reason = 'logout' where id = ${sessionId} and ended_at is null returning user_id`.execute(transaction);
    const ended = rows[0];
    if (ended) await writeAudit(transaction, { ...origin, actorId: ended.userId }, [{ action: 'auth.signOut', entity: 'sessions', entityId: sessionId }]);
  });
