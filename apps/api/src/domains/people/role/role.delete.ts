import { messages, say, type ResponseOf } from '@lectern/contract';
import { rightsBlocker, type roleCalls, type RoleRow } from '@lectern/contract/people';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import { lockSuperAdmins } from '../../platform/user/grants';
import { ownRights, refuseBeyondOwn, refuseToGrant } from './role-rules.queries';
import { roleEntry } from './role.write';
import { roles } from './role.table';

type Delete = typeof roleCalls.delete;

/** The role that accounts move to. @throws 400 on the field for none of staff, or the one that is deleted */
const readTarget = async (db: Kysely<DB>, id: number, moveTo: number): Promise<RoleRow> => {
  const target = moveTo === id ? undefined : await roles.read(db, moveTo).catch(() => undefined);
  if (target?.deletedAt === null && target.audience === 'staff') return target;
  throw badRequest(fieldError('moveTo', 'role', say(messages.invalid, { field: 'Role' })));
};

/** Gives every account of a role another one; answers who they are. Deleted ones too: they may be restored. */
const moveAll = async (db: Kysely<DB>, from: number, to: number) => {
  if (to === 1) await lockSuperAdmins(db);
  return db
    .updateTable('users')
    .set({ roleId: to })
    .where('roleId', '=', from)
    .returning(['id', 'fullName', 'deletedAt'])
    .execute();
};

/** Deletes a custom role; people who have it need another one first, which this names (H4 holds for both). */
export const deleteRole = async ({
  request: { id, version, moveTo },
  db,
  actor,
  audit,
}: Work<Delete>): Promise<ResponseOf<Delete>> => {
  const own = await ownRights(db, actor, id, ...(moveTo === undefined ? [] : [moveTo]));
  const role = await roles.lock(db, { id, version });
  if (role.status === 'system') throw conflict('A built-in role can not be deleted');
  const blocker = rightsBlocker(role, actor);
  if (blocker !== undefined) throw conflict('Nobody deletes their own role');
  refuseBeyondOwn(own, role);
  if (role.usersCount > 0 && moveTo === undefined)
    throw conflict(`${role.name} still has accounts: choose the role that they move to`, {
      result: { uses: [{ kind: 'users', count: role.usersCount }] },
    });
  const target = moveTo === undefined ? undefined : await readTarget(db, id, moveTo);
  if (target) {
    refuseToGrant(own, target.rights);
    for (const user of await moveAll(db, id, target.id))
      audit({
        action: 'user.changeRole',
        entity: 'users',
        entityId: user.id,
        label: user.fullName ?? '',
        changes: { role: [role.name, target.name] },
      });
  }
  const restorableUntil = await roles.softDelete(db, id);
  audit(roleEntry('delete', role, {}, {}));
  return { restorableUntil };
};
