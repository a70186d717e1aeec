import type { OpenOverride } from '@lectern/contract/platform/overrides';
import type { RunningOverride } from '@lectern/contract/platform';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { impersonationStands } from '../../../../server/auth/live-session';
import { tokenHash } from '../../../../server/auth/deploy-key';

/** Of an override `o`: its time is not over, its session is open, and its person may still have one. */
const standing = sql<boolean>`(o.expires_at > now() and exists (
  select 1 from sessions s join users u on u.id = s.user_id join role_rights g on g.role_id = u.role_id and g.right_name = 'remoteOverride'
   where s.id = o.session_id and s.ended_at is null and s.expires_at > now() and u.status = 'active' and u.deleted_at is null and ${impersonationStands}))`;

/** Open by its row, and nothing more: its time is over, its session has ended, or its person lost the right. */
export const isOver = sql<boolean>`not ${standing}`;

/** The open override of this token in this session. */
export const readOverride = async (
  db: Kysely<DB>,
  token: string,
  sessionId: number,
): Promise<RunningOverride | undefined> => {
  const { rows } = await sql<RunningOverride>`
    select o.id, r.name, o.origin, to_char(o.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until
      from remote_overrides o join remotes r on r.id = o.remote_id
     where o.token_hash = ${tokenHash(token)} and o.session_id = ${sessionId} and o.ended_at is null and ${standing}`.execute(
    db,
  );
  return rows[0];
};

/** More than anybody looks through; the oldest are left out. */
const most = 200;

/** Every open override, the newest first. */
export const openOverrides = async (db: Kysely<DB>): Promise<OpenOverride[]> => {
  const { rows } = await sql<OpenOverride>`
    select o.id, r.name, o.origin, o.expires_at as until, json_build_object('id', u.id, 'name', u.full_name) as user, o.created_at as since, o.reason
      from remote_overrides o join remotes r on r.id = o.remote_id join users u on u.id = o.user_id
     where o.ended_at is null and ${standing} order by o.id desc limit ${most}`.execute(db);
  return rows;
};
