import { beyondText, lackedBy, rightsBlocker, type RoleRow } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict, forbidden } from '../../../server/calls/errors';
import type { Actor } from '../../../server/calls/frame';

/**
 * The rights of the person's own role as they are now (H4), read once these roles are locked in the order of their ids: a concurrent
 * change of any of them waits, or is seen.
 */
export const ownRights = async (
  db: Kysely<DB>,
  { roleId }: Pick<Actor, 'roleId'>,
  ...others: readonly number[]
): Promise<{ readonly rights: ReadonlySet<string> }> => {
  await sql`select 1 from roles where id = any (${[roleId, ...others]}::bigint[]) order by id for no key update`.execute(
    db,
  );
  const rows = await db.selectFrom('roleRights').select('rightName').where('roleId', '=', roleId).execute();
  return { rights: new Set(rows.map(({ rightName }) => rightName)) };
};

type Own = Awaited<ReturnType<typeof ownRights>>;

/** @throws 403 with those of these rights that the person lacks */
export const refuseToGrant = (own: Own, wanted: readonly string[], role: readonly string[] = []): void => {
  const beyond = lackedBy(
    own,
    wanted.filter((name) => !role.includes(name)),
  );
  if (beyond.length > 0) throw forbidden(beyond, 'You can not grant rights that you lack');
};

/** @throws 403 for a role with a right that the person lacks */
export const refuseBeyondOwn = (own: Own, { rights }: RoleRow): void => {
  const beyond = lackedBy(own, rights);
  if (beyond.length > 0) throw forbidden(beyond, beyondText);
};

/** @throws 409 for a role that keeps its rights: role 1, the person's own, and those of no staff */
export const refuseFixedRights = (role: RoleRow, actor: Actor): void => {
  const blocker = rightsBlocker(role, actor);
  if (blocker !== undefined) throw conflict(blocker);
};
