import { maxDepth, type CategoryRow } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { neighbourMoved } from '../../../records/place';
import { conflict } from '../../../server/calls/errors';
import { hasCode, violates } from '../../../server/calls/postgres-errors';
import { readBreadcrumb } from './category.queries';

/** The order of categories below each parent. */
export const treeOrder = { table: 'categories', parent: 'parent_id' } as const;

/** The lock of `category_move`: one writer of the tree's shape, names and slugs at a time. Taken before any row lock. */
export const lockTree = async (db: Kysely<DB>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('categories.tree', 0))`.execute(db);
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

/** The ids of a category and its descendants, and the number of their levels. */
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

export const tooDeep = () => conflict(`Categories go ${maxDepth} levels deep at most`);

/** Errors of `category_move` as `ApiError`; any other error unchanged. */
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
  { id, version, name }: CategoryRow,
  parentId: number | null,
  beforeId: number | null,
): Promise<void> => {
  try {
    await sql`select category_move(${id}, ${version}, ${parentId}::bigint, ${beforeId}::bigint)`.execute(db);
  } catch (error) {
    throw moveRefused(error, name);
  }
};
