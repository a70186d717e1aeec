import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { writeAudit, type AuditOrigin } from '../calls/audit';
import { issueRefreshToken, sessionOfToken, type Refreshed } from './refresh';
import { hashOfToken, refreshTokenOf } from './refresh-token';
import { keyById, type ServerKeys } from './server-keys';

interface Child {
  readonly id: number;
  readonly parentId: number;
  readonly userId: number;
  readonly impersonatorId: number;
  readonly userName: string;
  readonly open: boolean;
  readonly expired: boolean;
}

/**
 * The impersonation that this token belongs to, under lock: it must be the newest of its family (or the one before, for 20 seconds) and
 * come from the same device. One that ended for any reason but theft still leads back.
 */
const lockChild = async (
  db: Kysely<DB>,
  sessionId: number,
  token: string,
  deviceId: string,
): Promise<Child | undefined> => {
  await sql`select 1 from sessions where id in (${sessionId}, (select parent_session_id from sessions where id = ${sessionId})) order by id for update`.execute(
    db,
  );
  const { rows } = await sql<Child>`
    select s.id, s.parent_session_id as parent_id, s.user_id, s.impersonator_id, u.full_name as user_name, s.ended_at is null as open, s.expires_at <= clock_timestamp() as expired
      from sessions s join users u on u.id = s.user_id join refresh_tokens t on t.session_id = s.id and t.token_hash = ${hashOfToken(token)}
     where s.id = ${sessionId} and s.parent_session_id is not null and s.device_id = ${deviceId} and s.end_reason is distinct from 'reuse'
       and (t.used_at is null or t.used_at > clock_timestamp() - interval '20 seconds')`.execute(db);
  return rows[0];
};

interface Rest {
  readonly kind: 'web' | 'mobile';
  readonly tokenId: number;
  readonly seq: number;
  readonly keyId: string;
  readonly justIssued: boolean;
  readonly seconds: number;
}

/** The newest token of the session that rested meanwhile; undefined when that session is over too. */
const restingToken = async (db: Kysely<DB>, parentId: number): Promise<Rest | undefined> => {
  const { rows } = await sql<Rest>`
    select s.kind, t.id as token_id, t.seq, t.key_id, t.issued_at > clock_timestamp() - interval '20 seconds' as just_issued, extract(epoch from t.expires_at - clock_timestamp())::int as seconds
      from sessions s join users u on u.id = s.user_id join refresh_tokens t on t.session_id = s.id
     where s.id = ${parentId} and s.ended_at is null and s.expires_at > clock_timestamp() and u.status = 'active' and u.deleted_at is null and t.expires_at > clock_timestamp()
     order by t.seq desc limit 1`.execute(db);
  return rows[0];
};

/**
 * Ends an impersonation by its own refresh token and goes on with the session that rested: its tokens are issued again, the same ones to
 * a second asker within 20 seconds. Undefined when the token is of no impersonation or there is nothing to go back to.
 */
export const returnToOwn = async (
  db: Kysely<DB>,
  keys: ServerKeys,
  { token, deviceId, origin }: { token: string; deviceId: string; origin: AuditOrigin },
): Promise<Refreshed | undefined> => {
  const sessionId = await sessionOfToken(db, token);
  if (sessionId === undefined) return undefined;
  return db.transaction().execute(async (transaction) => {
    const child = await lockChild(transaction, sessionId, token, deviceId);
    if (!child) return undefined;
    if (child.open) {
      await sql`update sessions set ended_at = now(), end_reason = ${child.expired ? 'expired' : 'impersonation_ended'} where id = ${child.id}`.execute(
        transaction,
      );
      const entry = {
        action: 'auth.impersonateEnd',
        entity: 'users',
        entityId: child.userId,
        label: child.userName,
      } as const;
      await writeAudit(transaction, { ...origin, actorId: child.userId, impersonatorId: child.impersonatorId }, [
        entry,
      ]);
    }
    const rest = await restingToken(transaction, child.parentId);
    if (!rest) return undefined;
    const back = { sessionId: child.parentId, userId: child.impersonatorId, kind: rest.kind };
    const key = keyById(keys, rest.keyId);
    if (rest.justIssued && key)
      return { ...back, refreshToken: refreshTokenOf(key, child.parentId, rest.seq), refreshSeconds: rest.seconds };
    await sql`update refresh_tokens set used_at = clock_timestamp() where id = ${rest.tokenId}`.execute(transaction);
    return { ...back, ...(await issueRefreshToken(transaction, keys, child.parentId, rest.seq + 1)) };
  });
};
