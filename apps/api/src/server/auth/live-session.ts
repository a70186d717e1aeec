import { rightNames, type Right } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import { prepared } from '../../database/prepared';
import type { DB } from '../../database/schema.generated';
import type { Actor } from '../calls/frame';
import type { ShellChannel } from '../delivery/given-shell';

/** A session that is open at this moment, with its user's rights of this moment. */
export interface LiveSession {
  readonly actor: Actor;
  readonly kind: 'web' | 'mobile';
  /** The device that it was opened on. */
  readonly deviceId: string;
  readonly rightsEpoch: number;
  readonly registryRevision: number;
  /** The builds of the shell that pages are given; undefined where each process gives its own. */
  readonly shells: ShellChannel | undefined;
}

interface Row {
  readonly kind: 'web' | 'mobile';
  readonly deviceId: string;
  readonly userId: number;
  readonly fullName: string;
  readonly roleId: number;
  readonly rightsEpoch: number;
  readonly rights: string[];
  readonly registryRevision: number;
  readonly shells: ShellChannel | null;
  readonly impersonatorId: number | null;
}

/**
 * The user of a session, found by key. To a plain join the planner prefers a walk over all users up to this one, where its figures know
 * sessions of the first of them alone.
 */
const userOf = (session: 's' | 'p') =>
  sql`lateral (select * from users where id = ${sql.ref(`${session}.userId`)} offset 0)`;

/**
 * A session `s` without an impersonator, or with one who still may impersonate its user: who has an open session and the right to it,
 * and lacks no right of the user, who is no super admin (rule H4). An ordinary session pays nothing for it.
 */
export const impersonationStands = sql<boolean>`(s.parent_session_id is null or exists (
  select 1 from sessions p cross join ${userOf('p')} pu cross join ${userOf('s')} t join role_rights g on g.role_id = pu.role_id and g.right_name = 'impersonateUser'
   where p.id = s.parent_session_id and p.ended_at is null and p.expires_at > clock_timestamp() and pu.status = 'active' and pu.deleted_at is null and t.role_id <> 1
     and not exists (select right_name from role_rights where role_id = t.role_id except select right_name from role_rights where role_id = pu.role_id)))`;

const known: ReadonlySet<string> = new Set(rightNames);
const isRight = (name: string): name is Right => known.has(name);

const shellChannel = sql`(select json_build_object('hash', hash, 'previousHash', previous_hash, 'canaryHash', canary_hash, 'canaryPercent', canary_percent,
  'canaryRoles', canary_roles) from shell_channel)`;

/** Session, user, role and rights with one statement: each call sends it first. */
export const liveSessionQuery = (sessionId: number) => sql<Row>`${prepared}
    select s.kind, s.device_id, s.impersonator_id, u.id as user_id, u.full_name, u.role_id, r.rights_epoch,
           array(select right_name from role_rights where role_id = r.id) as rights,
           (select revision from registry_state) as registry_revision, ${shellChannel} as shells
      from sessions s cross join ${userOf('s')} u join roles r on r.id = u.role_id
     where s.id = ${sessionId} and s.ended_at is null and s.expires_at > now() and u.status = 'active' and u.deleted_at is null and ${impersonationStands}`;

/** The session of this moment; undefined when it has ended or its user may not act. */
export const readLiveSession = async (db: Kysely<DB>, sessionId: number): Promise<LiveSession | undefined> => {
  const { rows } = await liveSessionQuery(sessionId).execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const { userId, roleId, kind, deviceId, rightsEpoch, registryRevision, shells, impersonatorId } = row;
  return {
    actor: {
      userId,
      name: row.fullName,
      roleId,
      rights: new Set(row.rights.filter(isRight)),
      sessionId,
      impersonatorId,
    },
    kind,
    deviceId,
    rightsEpoch,
    registryRevision,
    shells: shells ?? undefined,
  };
};

/** Those of the sessions that are open at this moment, with one statement. */
export const openSessionsQuery = (ids: readonly number[]) => sql<{ id: number }>`
    select s.id from sessions s cross join ${userOf('s')} u
     where s.id = any(${ids}::bigint[]) and s.ended_at is null and s.expires_at > now() and u.status = 'active' and u.deleted_at is null and ${impersonationStands}`;

/** Those of the sessions that are open at this moment. */
export const openSessions = async (db: Kysely<DB>, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const { rows } = await openSessionsQuery(ids).execute(db);
  return new Set(rows.map(({ id }) => id));
};

/** The part of a live session that an answer to nobody needs. */
export const readPublicState = async (db: Kysely<DB>): Promise<Pick<LiveSession, 'registryRevision' | 'shells'>> => {
  const { rows } = await sql<Pick<Row, 'registryRevision' | 'shells'>>`
    select revision as registry_revision, ${shellChannel} as shells from registry_state`.execute(db);
  return { registryRevision: rows[0]?.registryRevision ?? 0, shells: rows[0]?.shells ?? undefined };
};

/** The registry's revision, for an entry of the history. */
export const readRegistryRevision = async (db: Kysely<DB>): Promise<number> =>
  (await readPublicState(db)).registryRevision;
