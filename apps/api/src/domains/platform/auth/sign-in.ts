import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { writeAudit, type AuditOrigin } from '../../../server/calls/audit';
import { badRequest, forbidden, tooMany } from '../../../server/calls/errors';
import {
  accountCounter,
  addressCounter,
  countFailure,
  failuresPerAddress,
  forgetFailures,
  isLocked,
  secondsToWait,
} from './lockout';
import { reportLock } from '../../../server/auth/owner-notices';
import { verifyPassword } from '../../../server/auth/passwords';
import { issueRefreshToken, type Refreshed } from '../../../server/auth/refresh';
import type { ServerKeys } from '../../../server/auth/server-keys';

/** One text for every cause, so that it does not reveal which accounts exist. */
export const errorText = 'E-mail or password is wrong, or sign-in is paused. Try again later or reset the password.';
export const staffOnlyText = 'This console is for staff';

/** An attempt to sign in, and from where. */
export interface Attempt {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
  readonly deviceId: string;
  readonly kind: 'web' | 'mobile';
  readonly userAgent: string;
  readonly origin: AuditOrigin;
}

interface Account {
  readonly id: number;
  readonly passwordHash: string | null;
  readonly mayActHere: boolean;
  readonly active: boolean;
  readonly knownDevice: boolean;
}

const readAccount = async (db: Kysely<DB>, email: string, deviceId: string): Promise<Account | undefined> => {
  const { rows } = await sql<Account>`
    select u.id, u.password_hash, r.audience in ('staff', 'student') as may_act_here, u.status = 'active' as active,
           exists (select 1 from sessions s where s.user_id = u.id and s.device_id = ${deviceId}) as known_device
      from users u join roles r on r.id = u.role_id where u.email = ${email}::citext and u.deleted_at is null`.execute(
    db,
  );
  return rows[0];
};

const readRules = async (db: Kysely<DB>): Promise<{ maxFailures: number; idleHours: number }> => {
  const { rows } = await sql<{ maxFailures: number; idleHours: number }>`
    select coalesce((value->>'maxFailures')::int, 5) as max_failures, coalesce((value->>'idleHours')::int, 12) as idle_hours from settings where group_name = 'security'`.execute(
    db,
  );
  return rows[0] ?? { maxFailures: 5, idleHours: 12 };
};

const openSession = (
  db: Kysely<DB>,
  keys: ServerKeys,
  userId: number,
  attempt: Attempt,
  idleHours: number,
): Promise<Refreshed> =>
  db.transaction().execute(async (transaction) => {
    const { kind, deviceId, userAgent, remember, origin } = attempt;
    const { rows } = await sql<{ id: number }>`
      insert into sessions (user_id, kind, device_id, ip, user_agent, idle, expires_at)
      values (${userId}, ${kind}, ${deviceId}, ${origin.ip}::inet, ${userAgent.slice(0, 300)}, ${remember ? 30 * 24 : idleHours} * interval '1 hour', now() + interval '30 days')
      returning id`.execute(transaction);
    const sessionId = rows[0]?.id;
    if (sessionId === undefined) throw new Error('the session was not written');
    await sql`update users set last_login_at = now() where id = ${userId}`.execute(transaction);
    await writeAudit(transaction, { ...origin, actorId: userId }, [
      { action: 'auth.signIn', entity: 'sessions', entityId: sessionId },
    ]);
    return { sessionId, userId, kind, ...(await issueRefreshToken(transaction, keys, sessionId, 1)) };
  });

/**
 * Signs a person in (rule H2). The password is verified in every case, and every refusal is the same 400; only agencies and
 * trainers, after a right password, read that this console is for staff.
 * @throws 400, 403, 429
 */
export const signIn = async (db: Kysely<DB>, keys: ServerKeys, attempt: Attempt): Promise<Refreshed> => {
  const address = addressCounter(keys, attempt.origin.ip);
  const wait = await secondsToWait(db, address);
  if (wait > 0) throw tooMany('Too many attempts. Try again later.', wait);
  const [account, { maxFailures, idleHours }] = await Promise.all([
    readAccount(db, attempt.email, attempt.deviceId),
    readRules(db),
  ]);
  const counter = accountCounter(keys, attempt.email, account?.knownDevice ? attempt.deviceId : undefined);
  const lockedBefore = await isLocked(db, counter);
  const right = await verifyPassword(account?.passwordHash, attempt.password);
  // Asked again: parallel guesses may have locked it while this one was being verified.
  const locked = (await isLocked(db, counter)) || lockedBefore;
  if (!account?.active || !right || locked) {
    await countFailure(db, address, failuresPerAddress);
    const lock = await countFailure(db, counter, maxFailures);
    if (lock && account) await reportLock(db, account.id, lock);
    throw badRequest(errorText);
  }
  await forgetFailures(db, counter);
  if (!account.mayActHere) throw forbidden([], staffOnlyText);
  return openSession(db, keys, account.id, attempt, idleHours);
};
