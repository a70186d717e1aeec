import { messages, say, type Right } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError, forbidden } from '../../../server/calls/errors';

/**
 * Rule H4: the rights of role `wanted` that role `own` lacks, read from the database under a lock that makes a concurrent change
 * of either role wait or be seen. None means that `own` may give `wanted`, impersonate or block it.
 */
export const rightsBeyond = async (db: Kysely<DB>, own: number, wanted: number): Promise<readonly Right[]> => {
  await sql`select rights_epoch from roles where id in (${own}, ${wanted}) order by id for share`.execute(db);
  const { rows } = await sql<{ rightName: Right }>`
    select right_name from role_rights where role_id = ${wanted} except select right_name from role_rights where role_id = ${own} order by right_name`.execute(
    db,
  );
  return rows.map(({ rightName }) => rightName);
};

/** Nobody touches the account of a person whom they could not act for (H4). @throws 403 with the rights that they lack */
export const refuseBeyond = async (
  db: Kysely<DB>,
  actor: { readonly roleId: number },
  wantedRole: number,
  doWhat: string,
): Promise<void> => {
  const beyond = await rightsBeyond(db, actor.roleId, wantedRole);
  if (beyond.length > 0) throw forbidden([...beyond], `You can not ${doWhat} somebody with rights that you lack`);
};

/** The name of a role of staff that `actor` may give. @throws 400 on the field for any other, 403 with the rights that they lack */
export const requireGivable = async (
  db: Kysely<DB>,
  actor: { readonly roleId: number },
  roleId: number,
): Promise<string> => {
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
  return role.name;
};

/** One change of super admins at a time (rule H3): taken before rows of super admins change, so that two who change each other don't deadlock. */
export const lockSuperAdmins = async (db: Kysely<DB>): Promise<void> => {
  await sql`select 1 from roles where id = 1 for no key update`.execute(db);
};
