import { sql } from 'kysely';
import { writeAudit, type AuditOrigin } from '../../../server/calls/audit';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Actor } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { endSessionsOf } from './end-sessions';
import { accountCounter, countFailure, forgetFailures, isLocked } from './lockout';
import { hashPassword, verifyPassword } from '../../../server/auth/passwords';
import { samePassword } from './reset-password';

/** Wrong current passwords of one session in 15 minutes after which none is taken any more. */
const maxFailures = 5;

/**
 * Changes one's own password; the person's other sessions end, this one stays. Answers how many ended.
 * @throws 400 on `currentPassword` (guessing is counted like a sign-in) and on `password`
 */
export const changePassword = async (
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  actor: Actor,
  { currentPassword, password }: { currentPassword: string; password: string },
  origin: AuditOrigin,
): Promise<number> => {
  const counter = accountCounter(keys, `user ${actor.userId}`, undefined);
  const ended = await db.transaction().execute(async (transaction) => {
    const { passwordHash } = await transaction
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', actor.userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const right = await verifyPassword(passwordHash, currentPassword);
    if (!right || (await isLocked(transaction, counter))) return undefined;
    if (password === currentPassword) throw samePassword();
    await sql`update users set password_hash = ${await hashPassword(password)}, password_changed_at = now(), must_change_password = false where id = ${actor.userId}`.execute(
      transaction,
    );
    // A link that is still valid would undo the new password.
    await sql`update password_resets set used_at = now() where user_id = ${actor.userId} and used_at is null`.execute(
      transaction,
    );
    const others = await endSessionsOf(transaction, actor.userId, 'password', actor.sessionId);
    await writeAudit(transaction, origin, [
      { action: 'auth.changePassword', entity: 'users', entityId: actor.userId, changes: { password: ['•••', '•••'] } },
    ]);
    return others;
  });
  if (ended === undefined) {
    await countFailure(db, counter, maxFailures);
    throw badRequest(fieldError('currentPassword', 'current', 'Current password is Invalid'));
  }
  await forgetFailures(db, counter);
  return ended;
};
