import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { conflict } from '../server/calls/errors';
import { hasCode } from '../server/calls/postgres-errors';

export const neighbourMoved = () => conflict('The order has changed meanwhile; please try again');

/** Rows with an order among those of one parent. */
export interface Ordered {
  readonly table: string;
  /** The column that names the parent. */
  readonly parent: string;
}

/** Refuses a neighbour that is no live row of this parent: place_before would also take a deleted one. @throws 409 */
export const requireNeighbour = async (
  db: Kysely<DB>,
  { table, parent }: Ordered,
  parentId: number | null,
  beforeId: number | null,
): Promise<void> => {
  if (beforeId === null) return;
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where id = ${beforeId} and ${sql.ref(parent)} is not distinct from ${parentId}::bigint and deleted_at is null`.execute(
    db,
  );
  if (rows.length === 0) throw neighbourMoved();
};

/** The key that puts a row (null: a new one) before `beforeId` of its parent, or last. The parent must be locked: it may rewrite the keys of all its rows. @throws 409 */
export const placeBefore = async (
  db: Kysely<DB>,
  ordered: Ordered,
  parentId: number | null,
  id: number | null,
  beforeId: number | null,
): Promise<number> => {
  await requireNeighbour(db, ordered, parentId, beforeId);
  const { table, parent } = ordered;
  try {
    const { rows } = await sql<{ key: number }>`
      select place_before(${table}, ${parent}, ${parentId}::bigint, ${id}::bigint, ${beforeId}::bigint) as key`.execute(
      db,
    );
    return rows[0]!.key;
  } catch (error) {
    throw hasCode(error, 'CT001') ? neighbourMoved() : error;
  }
};
