import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { StartupError } from '../../../database/embedded/startup-error';
import type { DB } from '../../../database/schema.generated';
import { writeAudit } from '../../../server/calls/audit';
import { accountSlug } from '../user/account-slug';
import { issuePasswordToken, passwordLink } from './password-link';

/** A name to begin with, from the address: 'meera.nair@…' is Meera Nair; the person changes it later. */
export const nameFrom = (email: string): { firstName: string; lastName: string } => {
  const words = (email.split('@')[0] ?? '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map((word) => (word[0] ?? '').toUpperCase() + word.slice(1));
  return { firstName: (words[0] ?? 'Admin').slice(0, 60), lastName: words.slice(1).join(' ').slice(0, 60) };
};

/**
 * Makes a super admin who has no password yet, and gives the link by which that person sets one, once, within seven days. For an
 * invited super admin it gives a new link. @throws Sentence for an address that is none or belongs to another account
 */
export const inviteAdmin = async (db: Kysely<DB>, publicUrl: string, email: string): Promise<string> => {
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) || email.length > 254)
    throw new StartupError(`"${email}" is not an e-mail address.`);
  return db.transaction().execute(async (transaction) => {
    const known = await transaction
      .selectFrom('users')
      .select(['id', 'roleId', 'status'])
      .where('email', '=', email)
      .where('deletedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (known && !(known.roleId === 1 && known.status === 'invited'))
      throw new StartupError(`${email} has an account already: sign in, or ask for a new password.`);
    const { id } =
      known ??
      (await transaction
        .insertInto('users')
        .values({ roleId: 1, email, slug: accountSlug(email.split('@')[0] ?? '', 'admin'), ...nameFrom(email) })
        .returning('id')
        .executeTakeFirstOrThrow());
    const origin = { actorId: null, requestId: randomUUID(), ip: '127.0.0.1', deviceId: null };
    await writeAudit(transaction, origin, [
      { action: known ? 'user.inviteAgain' : 'user.invite', entity: 'users', entityId: id, label: email },
    ]);
    return passwordLink(publicUrl, await issuePasswordToken(transaction, id, 'invite', null));
  });
};
