import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Actor } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { mailPasswordLink } from '../auth/password-link';
import { accountSlug } from './account-slug';
import { requireGivable } from './grants';
import { users } from './user.queries';

interface Invited {
  readonly firstName: string;
  readonly lastName?: string | undefined;
  readonly email: string;
  readonly roleId: number;
}
interface Inviting {
  readonly db: Kysely<DB>;
  readonly actor: Actor;
  readonly ip: string;
}

/** Makes an invited account of staff and mails the link; answers its id. Nobody gives a role with a right that they lack (H4). */
export const makeInvited = async (
  { keys, publicUrl }: Pick<Services, 'keys' | 'publicUrl'>,
  { db, actor, ip }: Inviting,
  { firstName, lastName = '', email, roleId }: Invited,
): Promise<number> => {
  await requireGivable(db, actor, roleId);
  const id = await users.insert(db, {
    roleId,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email,
    slug: accountSlug(`${firstName} ${lastName}`, 'account'),
    createdBy: actor.userId,
  });
  await mailPasswordLink(db, { userId: id, purpose: 'invite', ip, publicUrl, keys });
  return id;
};
