import { withNeeds, type roleCalls, type RoleRow } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { trimmed } from '../../../records/record-writes';
import { changesOf, type AuditEntry } from '../../../server/calls/audit';
import { fieldConflict } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import { ownRights, refuseBeyondOwn, refuseFixedRights, refuseToGrant } from './role-rules.queries';
import { roles } from './role.table';

type Role = Promise<{ role: RoleRow }>;

/** An entry of the history: the rights given and the rights taken. */
export const roleEntry = (
  action: string,
  role: RoleRow,
  before: Partial<RoleRow>,
  after: Partial<RoleRow>,
): AuditEntry => {
  const given = (after.rights ?? []).filter((name) => !before.rights?.includes(name));
  const taken = (before.rights ?? []).filter((name) => !after.rights?.includes(name));
  return {
    action: `role.${action}`,
    entity: 'roles',
    entityId: role.id,
    label: role.name,
    changes: {
      ...changesOf<RoleRow>(before, after, ['name', 'description', 'isSalesTeam', 'deletedAt']),
      ...(given.length > 0 && { rightsGiven: [null, given] }),
      ...(taken.length > 0 && { rightsTaken: [null, taken] }),
    },
  };
};

const writeRights = async (
  db: Kysely<DB>,
  roleId: number,
  wanted: readonly string[],
  grantedBy: number,
): Promise<void> => {
  await sql`delete from role_rights where role_id = ${roleId} and right_name <> all (${wanted}::text[])`.execute(db);
  await sql`
    insert into role_rights (role_id, right_name, granted_by) select ${roleId}, name, ${grantedBy} from unnest(${wanted}::text[]) name
    on conflict do nothing`.execute(db);
};

/** A custom role, numbered from 100. */
export const createRole = async ({ request, db, actor, audit }: Work<typeof roleCalls.create>): Role => {
  const { rights, ...values } = request;
  const wanted = withNeeds(rights);
  refuseToGrant(await ownRights(db, actor), wanted);
  const { rows } = await sql<{ id: number }>`select nextval('roles_custom_id') as id`.execute(db);
  const id = await roles.insert(db, { id: rows[0]!.id, ...trimmed(values) });
  await writeRights(db, id, wanted, actor.userId);
  const role = await roles.read(db, id);
  audit(roleEntry('create', role, {}, role));
  return { role };
};

/** What is absent stays. Open consoles of the role's people read their rights again at once: the epoch tells them. */
export const updateRole = async ({ request, db, actor, audit }: Work<typeof roleCalls.update>): Role => {
  const { id, version, rights, ...values } = request;
  const own = await ownRights(db, actor, id);
  const before = await roles.lock(db, { id, version });
  refuseBeyondOwn(own, before);
  if (before.status === 'system' && values.name !== undefined && values.name.trim() !== before.name)
    throw fieldConflict('name', 'A built-in role keeps its name');
  const wanted = rights && withNeeds(rights);
  const isOther = wanted !== undefined && wanted.join() !== withNeeds(before.rights).join();
  if (isOther) {
    refuseFixedRights(before, actor);
    refuseToGrant(own, wanted, before.rights);
    await writeRights(db, id, wanted, actor.userId);
  }
  if (isOther || Object.keys(values).length > 0)
    await roles.update(db, before, {
      ...trimmed(values),
      ...(isOther && { rightsEpoch: sql`rights_epoch + 1` }),
    });
  const role = await roles.read(db, id);
  audit(roleEntry('update', role, before, role));
  return { role };
};

/** Back without accounts: they moved to another role when it was deleted. */
export const restoreRole = async ({ request, db, actor, audit }: Work<typeof roleCalls.restore>): Role => {
  const own = await ownRights(db, actor, request.id);
  const before = await roles.lockDeleted(db, request);
  refuseBeyondOwn(own, before);
  await roles.update(db, before, { deletedAt: null });
  const role = await roles.read(db, before.id);
  audit(roleEntry('restore', role, { deletedAt: before.deletedAt }, { deletedAt: null }));
  return { role };
};
