import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { writeAudit, type AuditOrigin } from '../../../server/calls/audit';
import { badRequest, fieldError, tooMany } from '../../../server/calls/errors';
import type { Services } from '../../../server/services';
import { endSessionsOf } from './end-sessions';
import { countFailure, forgetAccountFailures, linkCounter, secondsToWait } from './lockout';
import { hashPassword, verifyPassword } from '../../../server/auth/passwords';
import { hashOfToken } from '../../../server/auth/refresh-token';

/** Worthless links from one address in 15 minutes after which it is asked to wait. */
export const triesPerAddress = 30;
export const worthlessLink = () => badRequest(fieldError('token', 'link', 'Link is Invalid'));
/** A new password is new. */
export const samePassword = () =>
  badRequest(fieldError('password', 'same', 'Choose another password than the current one'));

interface Linked {
  readonly resetId: number;
  readonly id: number;
  readonly email: string | null;
  readonly passwordHash: string | null;
}

/** Whom a link belongs to; undefined for one that is used, too old, replaced or nobody's. */
const linkedTo = async (db: Kysely<DB>, token: string): Promise<Linked | undefined> => {
  const { rows } = await sql<Linked>`
    select p.id as reset_id, u.id, u.email, u.password_hash from password_resets p join users u on u.id = p.user_id
     where p.token_hash = ${hashOfToken(token)} and p.used_at is null and p.expires_at > clock_timestamp() and u.status in ('active', 'invited') and u.deleted_at is null
       for update`.execute(db);
  return rows[0];
};

/**
 * Sets a password by a mailed link, once: every session of the person ends, failures are forgotten, an invited account becomes active.
 * @throws 400 on `token` and `password`, 429 by address
 */
export const resetPassword = async (
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { token, password }: { token: string; password: string },
  origin: AuditOrigin,
): Promise<void> => {
  const address = linkCounter(keys, 'reset', `ip ${origin.ip}`);
  const wait = await secondsToWait(db, address, triesPerAddress);
  if (wait > 0) throw tooMany('Too many attempts. Try again later.', wait);
  const done = await db.transaction().execute(async (transaction) => {
    const user = await linkedTo(transaction, token);
    if (!user) return false;
    if (await verifyPassword(user.passwordHash, password)) throw samePassword();
    await sql`update password_resets set used_at = now() where id = ${user.resetId}`.execute(transaction);
    await sql`
      update users set password_hash = ${await hashPassword(password)}, password_changed_at = now(), must_change_password = false, status = 'active',
             email_verified_at = coalesce(email_verified_at, now()) where id = ${user.id}`.execute(transaction);
    await endSessionsOf(transaction, user.id, 'password');
    await forgetAccountFailures(transaction, keys, user);
    await writeAudit(transaction, { ...origin, actorId: user.id }, [
      { action: 'auth.resetPassword', entity: 'users', entityId: user.id, changes: { password: ['•••', '•••'] } },
    ]);
    return true;
  });
  if (done) return;
  await countFailure(db, address, triesPerAddress);
  throw worthlessLink();
};
