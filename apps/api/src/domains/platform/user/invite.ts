import type { userCalls } from '@lectern/contract/platform';
import { messages, say } from '@lectern/contract';
import { badRequest, fieldError, forbidden } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { mailPasswordLink } from '../auth/password-link';
import { accountSlug } from './account-slug';
import { rightsBeyond } from './grants';
import { readUser, users } from './user.queries';

/** Makes an invited account of staff and mails the link. Nobody gives a role with a right that they lack (H4). */
export const inviteUser =
  ({ keys, publicUrl }: Pick<Services, 'keys' | 'publicUrl'>): Handler<typeof userCalls.invite> =>
  async ({ request: { firstName, lastName = '', email, roleId }, db, actor, audit, http: { request } }) => {
    const role = await db
      .selectFrom('roles')
      .select(['name', 'audience'])
      .where('id', '=', roleId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (role?.audience !== 'staff')
      throw badRequest(fieldError('roleId', 'role', say(messages.invalid, { field: 'Role' })));
    const beyond = await rightsBeyond(db, actor.roleId, roleId);
    if (beyond.length > 0) throw forbidden([...beyond], 'You can not give somebody rights that you lack');
    const account = {
      roleId,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email,
      slug: accountSlug(`${firstName} ${lastName}`, 'account'),
      createdBy: actor.userId,
    };
    const id = await users.insert(db, account);
    await mailPasswordLink(db, { userId: id, purpose: 'invite', ip: request.ip, publicUrl, keys });
    audit({
      action: 'user.invite',
      entity: 'users',
      entityId: id,
      label: `${account.firstName} ${account.lastName}`.trim(),
      changes: { role: [null, role.name], email: [null, email] },
    });
    return readUser(db, id);
  };
