import type { userCalls, UserRow } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { conflict } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import { hasCode } from '../../../server/calls/postgres-errors';
import { endSessionsOf } from '../auth/end-sessions';
import { lockSuperAdmins, refuseBeyond } from './grants';
import { lastSuperAdmin, lockUser, readUser, refuseStale } from './user.queries';

/**
 * Blocks an account and ends its sessions. Refused: oneself, people with a right that one does not have (H4), the last super
 * admin (H3), which the database ensures for concurrent calls.
 */
export const blockUser = async ({
  request: { id, version, reason },
  db,
  actor,
  audit,
}: Work<typeof userCalls.block>): Promise<UserRow> => {
  const user = await lockUser(db, id);
  await refuseStale(db, user, version);
  if (id === actor.userId) throw conflict('Nobody blocks themselves');
  if (user.status !== 'active' && user.status !== 'invited') throw conflict(`The account is ${user.status} already`);
  if (user.roleId === 1) await lockSuperAdmins(db);
  await refuseBeyond(db, actor, user.roleId, 'block');
  try {
    await db
      .updateTable('users')
      .set({ status: 'blocked', blockedAt: sql<string>`now()`, blockedBy: actor.userId, blockReason: reason.trim() })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    throw hasCode(error, 'PF001') ? lastSuperAdmin() : error;
  }
  const ended = await endSessionsOf(db, id, 'blocked');
  audit({
    action: 'user.block',
    entity: 'users',
    entityId: id,
    label: user.fullName ?? '',
    changes: { status: [user.status, 'blocked'], reason: [null, reason.trim()], sessions: [ended, 0] },
  });
  return readUser(db, id);
};
