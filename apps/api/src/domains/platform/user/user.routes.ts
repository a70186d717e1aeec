import type { userCalls } from '@lectern/contract/platform';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict, tooMany } from '../../../server/calls/errors';
import type { Actor, Handlers } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { mailsPerAccount } from '../auth/forgot-password';
import { countFailure, forgetAccountFailures, linkCounter, secondsToWait } from '../auth/lockout';
import { mailPasswordLink, type LinkPurpose } from '../auth/password-link';
import { blockUser } from './block';
import { refuseBeyond } from './grants';
import { changeRole } from './change-role';
import { offerSlug } from './offer-slug';
import { listSalesTeam } from './sales-team';
import { lockUser, readUser, refusePeople, refuseStale, users, type LockedUser } from './user.queries';
import { listUsers, readAccount } from './user.resource';

const named = (action: `user.${string}`, user: LockedUser) =>
  ({ action, entity: 'users', entityId: user.id, label: user.fullName ?? '' }) as const;

/** The recipient and kind of a link to set a password. @throws 409 for an account that can't use one */
const purposeOf = ({ status, email }: LockedUser): LinkPurpose => {
  if (email === null) throw conflict('The account has no e-mail address');
  if (status !== 'active' && status !== 'invited') throw conflict(`The account is ${status}`);
  return status === 'invited' ? 'invite' : 'reset';
};

/** Mails the owner a link to set a password, at most three in 15 minutes. @throws 403, 409, 429 */
const linkMailer =
  ({ keys, publicUrl }: Pick<Services, 'keys' | 'publicUrl'>) =>
  async (db: Kysely<DB>, actor: Actor, user: LockedUser, ip: string): Promise<void> => {
    await refuseBeyond(db, actor, user.roleId, 'mail a link to');
    const purpose = purposeOf(user);
    // Not the owner's own counter: who asks for a forgotten password again and again would keep staff from helping.
    const mails = linkCounter(keys, 'forgot', `staff ${user.id}`);
    const wait = await secondsToWait(db, mails, mailsPerAccount);
    if (wait > 0) throw tooMany('The person was sent enough mails. Try again later.', wait);
    await countFailure(db, mails, mailsPerAccount);
    await mailPasswordLink(db, { userId: user.id, purpose, ip, publicUrl, keys });
  };

export const userHandlers = (
  { keys, publicUrl }: Pick<Services, 'keys' | 'publicUrl'>,
  mailLink = linkMailer({ keys, publicUrl }),
): Handlers<typeof userCalls> => ({
  list: listUsers,
  detail: readAccount,
  changeRole,
  block: blockUser,
  salesTeam: listSalesTeam,
  slug: offerSlug,

  /** Back to its status before: active, or invited without a password. Failed sign-ins are forgotten. */
  async unblock({ request: { id, version }, db, actor, audit }) {
    const user = await lockUser(db, id);
    await refuseStale(db, user, version);
    await refuseBeyond(db, actor, user.roleId, 'unblock');
    if (user.status !== 'blocked') throw conflict('The account is not blocked');
    const status = user.passwordHash === null && user.email !== null ? 'invited' : 'active';
    await db
      .updateTable('users')
      .set({ status, blockedAt: null, blockedBy: null, blockReason: null })
      .where('id', '=', id)
      .execute();
    await forgetAccountFailures(db, keys, user);
    audit({ ...named('user.unblock', user), changes: { status: ['blocked', status] } });
    return readUser(db, id);
  },

  async sendReset({ request: { id }, db, actor, audit, http: { request } }) {
    const user = await lockUser(db, id);
    await mailLink(db, actor, user, request.ip);
    audit(named('user.sendReset', user));
    return {};
  },

  async resendInvite({ request: { id }, db, actor, audit, http: { request } }) {
    const user = await lockUser(db, id);
    if (purposeOf(user) !== 'invite') throw conflict('The person has accepted the invitation already');
    await mailLink(db, actor, user, request.ip);
    audit(named('user.resendInvite', user));
    return {};
  },

  async restore({ request: { id, version }, db, actor, audit }) {
    const user = await lockUser(db, id, 'deleted');
    await refuseStale(db, user, version);
    await refusePeople(db, user);
    await refuseBeyond(db, actor, user.roleId, 'restore');
    await users.update(db, user, { deletedAt: null });
    audit({ ...named('user.restore', user), changes: { deletedAt: [user.deletedAt, null] } });
    return readUser(db, id);
  },

  async reveal({ request: { id, field, reason }, db, actor, audit }) {
    const user = await lockUser(db, id);
    await refuseBeyond(db, actor, user.roleId, 'reveal the data of');
    audit({ ...named('user.reveal', user), changes: { reason: [null, `${field}: ${reason.trim()}`] } });
    return { value: field === 'email' ? user.email : user.mobileE164 };
  },
});
