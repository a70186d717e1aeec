import { setTimeout as pause } from 'node:timers/promises';
import { writeAudit, type AuditOrigin } from '../../../server/calls/audit';
import { tooMany } from '../../../server/calls/errors';
import type { Services } from '../../../server/services';
import { countFailure, linkCounter, secondsToWait } from './lockout';
import { mailPasswordLink } from './password-link';

/** Requests of one address in 15 minutes after which it is asked to wait. */
export const requestsPerAddress = 30;
/** Mails to one address in 15 minutes; further requests are answered alike and send nothing. */
export const mailsPerAccount = 3;
/** Every answer takes at least this long, in ms, so that it does not reveal which accounts exist. */
const leastTime = 400;

const mailOwner = async (
  { db, keys, publicUrl }: Pick<Services, 'db' | 'keys' | 'publicUrl'>,
  email: string,
  origin: AuditOrigin,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'status'])
      .where('email', '=', email)
      .where('deletedAt', 'is', null)
      .where('status', 'in', ['active', 'invited'])
      .forUpdate()
      .executeTakeFirst();
    if (!user) return;
    await mailPasswordLink(transaction, {
      userId: user.id,
      purpose: user.status === 'invited' ? 'invite' : 'reset',
      ip: origin.ip,
      publicUrl,
      keys,
    });
    await writeAudit(transaction, origin, [{ action: 'auth.forgotPassword', entity: 'users', entityId: user.id }]);
  });

/** Mails a link to anyone who owns this e-mail address. Known, unknown and blocked accounts are answered alike. @throws 429 by address */
export const forgotPassword = async (
  { db, keys, publicUrl }: Pick<Services, 'db' | 'keys' | 'publicUrl'>,
  email: string,
  origin: AuditOrigin,
): Promise<void> => {
  const least = pause(leastTime);
  const address = linkCounter(keys, 'forgot', `ip ${origin.ip}`);
  const wait = await secondsToWait(db, address, requestsPerAddress);
  if (wait > 0) throw tooMany('Too many attempts. Try again later.', wait);
  await countFailure(db, address, requestsPerAddress);
  const account = linkCounter(keys, 'forgot', `e-mail ${email}`);
  const isEnough = (await secondsToWait(db, account, mailsPerAccount)) > 0;
  await countFailure(db, account, mailsPerAccount);
  if (!isEnough) await mailOwner({ db, keys, publicUrl }, email, { ...origin, actorId: null });
  await least;
};
