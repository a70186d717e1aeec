import type { OwnSession } from '@lectern/contract/platform';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Actor } from '../../../server/calls/frame';
import { impersonationStands } from '../../../server/auth/live-session';

/** More sessions than a person can look through; the oldest are left out. */
const most = 100;

/** A person's open sessions, the last used first. */
export const ownSessions = async (db: Kysely<DB>, { userId, sessionId }: Actor): Promise<OwnSession[]> => {
  const { rows } = await sql<OwnSession>`
    select s.id, s.id = ${sessionId} as current, s.kind, s.user_agent, host(s.ip) as ip, s.created_at, s.last_seen_at, s.expires_at, i.full_name as impersonated_by
      from sessions s left join users i on i.id = s.impersonator_id
     where s.user_id = ${userId} and s.ended_at is null and s.expires_at > now() and ${impersonationStands}
     order by s.last_seen_at desc, s.id desc limit ${most}`.execute(db);
  return rows;
};
