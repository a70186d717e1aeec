import type { Arrangement } from '@lectern/contract/platform/columns';
import type { SavedView } from '@lectern/contract/platform/view';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';
import type { Actor } from '../../../server/calls/frame';

/** Who may change and delete what a whole role sees. */
export const maySetForRole = ({ rights }: Pick<Actor, 'rights'>): boolean => rights.has('settingEdit');

const shown = (actor: Actor) => sql`
  id, version, screen, name, query, columns, is_default, role_id, (user_id is not null or ${maySetForRole(actor)}::boolean) as is_mine`;
const seenBy = ({ userId, roleId }: Actor) => sql`(user_id = ${userId} or role_id = ${roleId})`;

/** The views of one screen that this person sees: their own, then those of their role, each by name. */
export const readViews = async (db: Kysely<DB>, actor: Actor, screen: string): Promise<SavedView[]> =>
  (
    await sql<SavedView>`select ${shown(actor)} from saved_views where ${seenBy(actor)} and screen = ${screen} order by role_id nulls first, lower(name), id`.execute(
      db,
    )
  ).rows;

/** A view that this person sees, locked. @throws 404 */
export const lockView = async (db: Kysely<DB>, actor: Actor, id: number): Promise<SavedView> => {
  const { rows } =
    await sql<SavedView>`select ${shown(actor)} from saved_views where id = ${id} and ${seenBy(actor)} for update`.execute(
      db,
    );
  if (!rows[0]) throw notFound();
  return rows[0];
};

/** How many views the owner has for this screen. */
export const countViews = async (db: Kysely<DB>, { userId, roleId }: Owner, screen: string): Promise<number> =>
  (
    await sql<{
      n: number;
    }>`select count(*)::int as n from saved_views where coalesce(user_id, -role_id) = ${userId ?? -(roleId ?? 0)} and screen = ${screen}`.execute(
      db,
    )
  ).rows[0]?.n ?? 0;

/** Whose a view is: one person's, or a role's. */
export interface Owner {
  readonly userId: number | null;
  readonly roleId: number | null;
}

/** One of the owner's views at most is the default: the old one gives way first. */
export const clearDefault = async (db: Kysely<DB>, { userId, roleId }: Owner, screen: string): Promise<void> => {
  await sql`update saved_views set is_default = false, version = version + 1, updated_at = now() where coalesce(user_id, -role_id) = ${userId ?? -(roleId ?? 0)} and screen = ${screen} and is_default`.execute(
    db,
  );
};

interface Values {
  readonly name: string;
  readonly query: string;
  readonly columns: Arrangement;
  readonly isDefault: boolean;
}

export const insertView = async (
  db: Kysely<DB>,
  { userId, roleId }: Owner,
  screen: string,
  { name, query, columns, isDefault }: Values,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into saved_views (user_id, role_id, screen, name, query, columns, is_default) values (${userId}, ${roleId}, ${screen}, ${name}, ${query}, ${JSON.stringify(columns)}::jsonb, ${isDefault}) returning id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
};

export const updateView = async (
  db: Kysely<DB>,
  id: number,
  { name, query, columns, isDefault }: Values,
): Promise<void> => {
  await sql`update saved_views set name = ${name}, query = ${query}, columns = ${JSON.stringify(columns)}::jsonb, is_default = ${isDefault}, version = version + 1, updated_at = now() where id = ${id}`.execute(
    db,
  );
};

export const deleteView = async (db: Kysely<DB>, id: number): Promise<void> => {
  await sql`delete from saved_views where id = ${id}`.execute(db);
};
