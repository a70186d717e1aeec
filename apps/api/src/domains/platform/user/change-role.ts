import { messages, say } from '@lectern/contract';
import type { userCalls } from '@lectern/contract/platform';
import { badRequest, conflict, fieldError, forbidden } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { hasCode } from '../../../server/calls/postgres-errors';
import { lockSuperAdmins, refuseBeyond, rightsBeyond } from './grants';
import { lastSuperAdmin, lockUser, readUser, refuseStale } from './user.queries';

/**
 * Gives somebody of staff another role. Refused: oneself, people with a right that one does not have and roles that give one (H4),
 * the last super admin (H3), which the database ensures for concurrent calls.
 */
export const changeRole: Handler<typeof userCalls.changeRole> = async ({
  request: { id, version, roleId },
  db,
  actor,
  audit,
}) => {
  const user = await lockUser(db, id);
  await refuseStale(db, user, version);
  if (id === actor.userId) throw conflict('Nobody changes their own role');
  if (user.status === 'erased') throw conflict('The account is erased');
  const roles = await db
    .selectFrom('roles')
    .select(['id', 'name', 'audience'])
    .where('id', 'in', [user.roleId, roleId])
    .where((where) => where.or([where('deletedAt', 'is', null), where('id', '=', user.roleId)]))
    .execute();
  const [old, wanted] = [user.roleId, roleId].map((of) => roles.find((role) => role.id === of));
  if (old?.audience !== 'staff') throw conflict('Only staff have a role that can be changed');
  if (wanted?.audience !== 'staff')
    throw badRequest(fieldError('roleId', 'role', say(messages.invalid, { field: 'Role' })));
  if (user.roleId === 1 || roleId === 1) await lockSuperAdmins(db);
  await refuseBeyond(db, actor, user.roleId, 'change the role of');
  const beyond = await rightsBeyond(db, actor.roleId, roleId);
  if (beyond.length > 0) throw forbidden([...beyond], 'You can not give somebody rights that you lack');
  if (user.roleId === roleId) return readUser(db, id);
  try {
    await db.updateTable('users').set({ roleId }).where('id', '=', id).execute();
  } catch (error) {
    throw hasCode(error, 'PF001') ? lastSuperAdmin() : error;
  }
  audit({
    action: 'user.changeRole',
    entity: 'users',
    entityId: id,
    label: user.fullName ?? '',
    changes: { role: [old.name, wanted.name] },
  });
  return readUser(db, id);
};
