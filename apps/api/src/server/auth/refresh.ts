import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { writeAudit, type AuditOrigin } from '../calls/audit';
import { impersonationStands } from './live-session';
import { reportReuse } from './owner-notices';
import { hashOfToken, refreshTokenOf } from './refresh-token';
import { keyById, type ServerKeys } from './server-keys';

/** A token that may be answered to its holder. */
export interface Refreshed {
  readonly sessionId: number;
  readonly userId: number;
  readonly kind: 'web' | 'mobile';
  readonly refreshToken: string;
  /** Seconds that the device keeps the refresh token. */
  readonly refreshSeconds: number;
}

interface Family {
  readonly userId: number;
  /** Who holds its tokens: the impersonator, while there is one. */
  readonly holderId: number;
  readonly kind: 'web' | 'mobile';
  readonly usable: boolean;
}

interface Token {
  readonly id: number;
  readonly seq: number;
  readonly fresh: boolean;
  readonly expired: boolean;
  readonly recent: boolean;
  readonly successorFresh: boolean;
  readonly successorKeyId: string | null;
  readonly successorSeconds: number | null;
}

/**
 * How long the device keeps a refresh token, in seconds: as long as it lives; of an impersonation as long as that of the session that
 * rests, because after its hour the token still leads back there.
 */
const keptFor = (expiresAt: RawBuilder<unknown>, sessionId: RawBuilder<unknown>): RawBuilder<number> => sql`
  extract(epoch from coalesce((select r.expires_at from sessions c join refresh_tokens r on r.session_id = c.parent_session_id where c.id = ${sessionId} order by r.seq desc limit 1), ${expiresAt}) - clock_timestamp())::int`;

/** The session a refresh token belongs to, whatever became of it; undefined for a token that was never issued. */
export const sessionOfToken = async (db: Kysely<DB>, token: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('refreshTokens')
      .select('sessionId')
      .where('tokenHash', '=', hashOfToken(token))
      .executeTakeFirst()
  )?.sessionId;

/** Locks the session, so that its tokens change one request at a time. `usable`: open, unexpired, this device, an active user. */
const lockFamily = async (db: Kysely<DB>, sessionId: number, deviceId: string): Promise<Family | undefined> => {
  const { rows } = await sql<Family>`
    select s.user_id, coalesce(s.impersonator_id, s.user_id) as holder_id, s.kind,
           s.ended_at is null and s.expires_at > clock_timestamp() and s.device_id = ${deviceId} and u.status = 'active' and u.deleted_at is null and ${impersonationStands} as usable
      from sessions s join users u on u.id = s.user_id where s.id = ${sessionId} for update of s`.execute(db);
  return rows[0];
};

const readToken = async (db: Kysely<DB>, token: string): Promise<Token | undefined> => {
  const { rows } = await sql<Token>`
    select t.id, t.seq, t.used_at is null as fresh, t.expires_at <= clock_timestamp() as expired,
           coalesce(t.used_at > clock_timestamp() - interval '20 seconds', false) as recent,
           n.id is not null and n.used_at is null as successor_fresh, n.key_id as successor_key_id,
           ${keptFor(sql`n.expires_at`, sql`n.session_id`)} as successor_seconds
      from refresh_tokens t left join refresh_tokens n on n.session_id = t.session_id and n.seq = t.seq + 1
     where t.token_hash = ${hashOfToken(token)}`.execute(db);
  return rows[0];
};

/** Writes token number `seq` of a session and raises its idle time; answers the secret. */
export const issueRefreshToken = async (
  db: Kysely<DB>,
  keys: ServerKeys,
  sessionId: number,
  seq: number,
): Promise<{ refreshToken: string; refreshSeconds: number }> => {
  const refreshToken = refreshTokenOf(keys.current, sessionId, seq);
  const { rows } = await sql<{ seconds: number }>`
    with s as (update sessions set last_seen_at = clock_timestamp() where id = ${sessionId} returning id, least(clock_timestamp() + idle, expires_at) as until)
    insert into refresh_tokens (session_id, seq, key_id, token_hash, expires_at)
    select s.id, ${seq}::int, ${keys.current.id}, ${hashOfToken(refreshToken)}, s.until from s
    returning ${keptFor(sql`expires_at`, sql`session_id`)} as seconds`.execute(db);
  return { refreshToken, refreshSeconds: rows[0]?.seconds ?? 0 };
};

/**
 * Rotates a refresh token (rule H1). Two tabs at one moment and a lost answer get the same successor for 20 seconds; a token
 * used again later ends the session: quietly when its successor was never used (the machine slept), else as theft, with notice
 * and mail to the owner. Undefined means 401, after the end of the session has been committed.
 */
export const rotate = async (
  db: Kysely<DB>,
  keys: ServerKeys,
  { token, deviceId, origin }: { token: string; deviceId: string; origin: AuditOrigin },
): Promise<Refreshed | undefined> => {
  const sessionId = await sessionOfToken(db, token);
  if (sessionId === undefined) return undefined;
  return db.transaction().execute(async (transaction) => {
    const family = await lockFamily(transaction, sessionId, deviceId);
    const read = await readToken(transaction, token);
    if (!family?.usable || !read || read.expired) return undefined;
    const session = { sessionId, userId: family.userId, kind: family.kind };
    if (read.fresh) {
      await sql`update refresh_tokens set used_at = clock_timestamp() where id = ${read.id}`.execute(transaction);
      return { ...session, ...(await issueRefreshToken(transaction, keys, sessionId, read.seq + 1)) };
    }
    const successorKey = keyById(keys, read.successorKeyId ?? '');
    if (read.recent && read.successorFresh && successorKey) {
      return {
        ...session,
        refreshToken: refreshTokenOf(successorKey, sessionId, read.seq + 1),
        refreshSeconds: read.successorSeconds ?? 0,
      };
    }
    // What rests behind an impersonation is in the same hands.
    await sql`
      update sessions set ended_at = now(), end_reason = ${read.successorFresh ? 'expired' : 'reuse'}
       where ended_at is null and (id = ${sessionId} or id = (select parent_session_id from sessions where id = ${sessionId}))`.execute(
      transaction,
    );
    await writeAudit(transaction, { ...origin, actorId: family.holderId }, [
      {
        action: read.successorFresh ? 'auth.lateRefresh' : 'auth.refreshReuse',
        entity: 'sessions',
        entityId: sessionId,
      },
    ]);
    if (!read.successorFresh) await reportReuse(transaction, family.holderId, sessionId);
    return undefined;
  });
};
