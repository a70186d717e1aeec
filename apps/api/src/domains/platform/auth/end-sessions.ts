import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** Why all sessions of a person end at once. */
type Reason = 'password' | 'blocked' | 'revoked' | 'erased';

/** Ends the open sessions of a person, and those in which the person acts for somebody else; `but` stays. Answers how many of their own ended. */
export const endSessionsOf = async (
  db: Kysely<DB>,
  userId: number,
  reason: Reason,
  but: number | null = null,
): Promise<number> => {
  const { rows } = await sql<{ own: boolean }>`
    update sessions set ended_at = now(), end_reason = ${reason}
     where ended_at is null and id is distinct from ${but}::bigint
       and (user_id = ${userId} or (impersonator_id = ${userId} and parent_session_id is distinct from ${but}::bigint))
    returning user_id = ${userId} and expires_at > now() as own`.execute(db);
  return rows.filter(({ own }) => own).length;
};
