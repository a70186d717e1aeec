import { sql, type Kysely, type Selectable } from 'kysely';
import { maxDepth, type CategoryStatus } from '@lectern/contract/catalog';
import type { Categories, DB } from '../../../database/schema.generated';
import { conflict, notFound, stale, taken } from '../../../server/calls/errors';
import { hasCode, violates } from '../../../server/calls/postgres-errors';
import { readBreadcrumb, readCategory } from './category.queries';

/** A row as the table holds it. */
export type StoredCategory = Omit<Selectable<Categories>, 'status'> & { status: CategoryStatus };

/** What `category_move` takes too: one writer of the tree's shape, names and slugs at a time. Taken before any row is locked. */
export const lockTree = async (db: Kysely<DB>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('categories.tree', 0))`.execute(db);
};

/** Locks a live category of this version against every use of it; 404 when it is gone, 409 with the row as it is when stale. */
export const lockCategory = async (
  db: Kysely<DB>,
  { id, version }: { id: number; version: number },
): Promise<StoredCategory> => {
  const row = (await db
    .selectFrom('categories')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()) as StoredCategory | undefined;
  if (!row) throw notFound();
  if (row.version !== version) throw stale(await readCategory(db, id));
  return row;
};

/** Keeps a live category from being deleted until the transaction ends; undefined when there is none. */
export const keepCategory = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('categories')
    .select(['id', 'name', 'status'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst();

/** The level of a category: 1 for a root. */
export const depthOf = async (db: Kysely<DB>, id: number): Promise<number> => (await readBreadcrumb(db, id)).length;

/** The ids of a category and of all that lies below it, and how many levels they are. */
export const readSubtree = async (
  db: Kysely<DB>,
  id: number,
): Promise<{ ids: ReadonlySet<number>; levels: number }> => {
  const { rows } = await sql<{ id: number; level: number }>`
    with recursive below as (
      select id, 1 as level from categories where id = ${id}
      union all select c.id, b.level + 1 from below b join categories c on c.parent_id = b.id where c.deleted_at is null and b.level < 50)
    select id, level from below`.execute(db);
  return { ids: new Set(rows.map((row) => row.id)), levels: Math.max(...rows.map((row) => row.level)) };
};

export const neighbourMoved = () => conflict('The order has changed meanwhile; please try again');
export const tooDeep = () => conflict(`Categories go ${maxDepth} levels deep at most`);

/** The neighbour must be a live child of that parent; place_before would also take a deleted one. */
export const requireNeighbour = async (
  db: Kysely<DB>,
  parentId: number | null,
  beforeId: number | null,
): Promise<void> => {
  if (beforeId === null) return;
  const neighbour = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '=', beforeId)
    .where('parentId', parentId === null ? 'is' : '=', parentId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!neighbour) throw neighbourMoved();
};

/** The key that puts a new category before `beforeId` of its parent, or last; needs `lockTree`. */
export const placeCategory = async (
  db: Kysely<DB>,
  parentId: number | null,
  beforeId: number | null,
): Promise<number> => {
  await requireNeighbour(db, parentId, beforeId);
  const { rows } = await sql<{
    key: number;
  }>`select place_before('categories', 'parent_id', ${parentId}::bigint, null, ${beforeId}::bigint) as key`.execute(db);
  return rows[0]!.key;
};

/** Why the database refused a name or slug, on its field; any other error as it came. */
export const nameOrSlugTaken = (error: unknown): unknown => {
  if (violates(error, 'categories_sibling_name')) return taken('name', 'Name');
  return violates(error, 'categories_slug') ? taken('slug', 'Slug') : error;
};

export interface NewCategory {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly slug: string;
  readonly status: CategoryStatus;
  readonly sortKey: number;
  readonly imageFileId: number | null;
}

/** The id the next category gets: its slug may be made from it. */
export const nextCategoryId = async (db: Kysely<DB>): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('categories', 'id')) as id`.execute(
    db,
  );
  return rows[0]!.id;
};

export const insertCategory = async (
  db: Kysely<DB>,
  { id, parentId, name, slug, status, sortKey, imageFileId }: NewCategory,
): Promise<void> => {
  try {
    await sql`insert into categories (id, parent_id, name, slug, status, sort_key, image_file_id) overriding system value values (${id}, ${parentId}, ${name}, ${slug}, ${status}, ${sortKey}, ${imageFileId})`.execute(
      db,
    );
  } catch (error) {
    throw nameOrSlugTaken(error);
  }
};

/** Writes the given columns of a locked category; `deletedAt: null` restores it. */
export const updateCategory = async (
  db: Kysely<DB>,
  id: number,
  values: { name?: string; slug?: string; status?: CategoryStatus; imageFileId?: number | null; deletedAt?: null },
): Promise<void> => {
  try {
    await db.updateTable('categories').set(values).where('id', '=', id).execute();
  } catch (error) {
    throw nameOrSlugTaken(error);
  }
};

/** What `category_move` refuses, in words; any other error as it came. */
const moveRefused = (error: unknown, name: string): unknown => {
  if (hasCode(error, 'CT001')) return neighbourMoved();
  if (hasCode(error, 'CT002')) return conflict('The category it should lie in has been deleted');
  if (hasCode(error, 'CT003')) return conflict('A category cannot move below itself');
  if (hasCode(error, 'CT004')) return tooDeep();
  return violates(error, 'categories_sibling_name')
    ? conflict(`There is a category “${name}” in that place already`)
    : error;
};

/** Moves a locked category; see H1 of the tree: no cycle, at most five levels, one writer at a time. */
export const moveCategory = async (
  db: Kysely<DB>,
  { id, version, name }: StoredCategory,
  parentId: number | null,
  beforeId: number | null,
): Promise<void> => {
  try {
    await sql`select category_move(${id}, ${version}, ${parentId}::bigint, ${beforeId}::bigint)`.execute(db);
  } catch (error) {
    throw moveRefused(error, name);
  }
};
