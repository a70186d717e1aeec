import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { writeAudit, type AuditOrigin } from '../../../server/calls/audit';
import { endAndNote } from '../remotes/overrides/end';

/** Ends a session, with whatever acts out of it or rests behind it; one that has ended already stays as it ended. */
export const endSession = (db: Kysely<DB>, sessionId: number, origin: AuditOrigin): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number; userId: number }>`
      update sessions set ended_at = now(), end_reason = 'logout'
       where ended_at is null and (id = ${sessionId} or parent_session_id = ${sessionId} or id = (select parent_session_id from sessions where id = ${sessionId}))
      returning id, coalesce(impersonator_id, user_id) as user_id`.execute(transaction);
    for (const { id, userId } of rows)
      await writeAudit(transaction, { ...origin, actorId: userId }, [
        { action: 'auth.signOut', entity: 'sessions', entityId: id },
      ]);
    await endAndNote(
      transaction,
      sql`o.session_id = any(${rows.map(({ id }) => id)}::bigint[])`,
      { ...origin, actorId: rows[0]?.userId ?? null },
      'Signed out',
    );
  });
