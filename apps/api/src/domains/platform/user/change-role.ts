import type { userCalls } from '@lectern/contract/platform';
import { conflict } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { hasCode } from '../../../server/calls/postgres-errors';
import { lockSuperAdmins, refuseBeyond, requireGivable } from './grants';
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
  const old = await db
    .selectFrom('roles')
    .select(['name', 'audience'])
    .where('id', '=', user.roleId)
    .executeTakeFirstOrThrow();
  if (old.audience !== 'staff') throw conflict('Only staff have a role that can be changed');
  await refuseBeyond(db, actor, user.roleId, 'change the role of');
  const wanted = await requireGivable(db, actor, roleId);
  if (user.roleId === 1 || roleId === 1) await lockSuperAdmins(db);
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
    changes: { role: [old.name, wanted] },
  });
  return readUser(db, id);
};
