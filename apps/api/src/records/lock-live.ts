import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import type { TableName } from './table';

/**
 * Locks these rows of one table, always in order of id, so that no two requests deadlock; what refers to them is locked after them.
 * `order` excludes every other writer that has a row's children in order, because a move may rewrite all their positions;
 * `use` only keeps a row from being deleted. Answers which of them are live.
 */
export const lockLive = async (
  db: Kysely<DB>,
  table: TableName,
  ids: readonly (number | undefined)[],
  purpose: 'order' | 'use',
): Promise<ReadonlySet<number>> => {
  const wanted = [...new Set(ids.filter((id) => id !== undefined))];
  if (wanted.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${wanted}::bigint[]) and deleted_at is null order by id
    for ${sql.raw(purpose === 'order' ? 'no key update' : 'share')}`.execute(db);
  return new Set(rows.map(({ id }) => id));
};
