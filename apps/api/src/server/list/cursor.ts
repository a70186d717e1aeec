import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { badRequest, fieldError } from '../calls/errors';
import type { ListQuery, Sort } from './list';
import { orderKeys, sortedBy, type Columns } from './list-query';

const nameOf = (sort: readonly Sort[]): string =>
  sort.map(({ name, descending }) => (descending ? `-${name}` : name)).join(',');

/** A place in a list: the sort it holds for, and the sort values and id of the last row seen. */
export const writeCursor = (sort: readonly Sort[], keys: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify([nameOf(sort), ...keys])).toString('base64url');

/** The sort values and the id of a row, as a JSON array whose texts PostgreSQL reads back exactly. */
export const cursorKeys = (
  { sort }: Pick<ListQuery, 'sort'>,
  columns: Columns,
  tiebreaker: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`jsonb_build_array(${sql.join([...sort.map((key) => sortedBy(columns, key)), tiebreaker])})`;

/** Reads a cursor back. @throws 400 when it is none, or one of another sort. */
export const readCursor = (cursor: string, sort: readonly Sort[]): readonly (string | number)[] => {
  const refuse = (why: string): Error => badRequest(fieldError('cursor', 'cursor', why));
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw refuse('Cursor is Invalid');
  }
  if (
    !Array.isArray(read) ||
    read.length !== sort.length + 2 ||
    !read.every((part) => (typeof part === 'string' && !part.includes('\0')) || typeof part === 'number')
  )
    throw refuse('Cursor is Invalid');
  const [of, ...keys] = read as (string | number)[];
  if (of !== nameOf(sort)) throw refuse('The cursor is of another sort');
  return keys;
};

/**
 * Rows after the list's cursor, before it where the list is read backwards, as a condition for `.where()`; true without a cursor.
 * One direction throughout compares whole rows, `(a, id) < (x, y)`, which an index serves; mixed directions go key by key.
 */
export const afterCursor = (
  list: Pick<ListQuery, 'cursor' | 'sort'> & Partial<Pick<ListQuery, 'backwards'>>,
  columns: Columns,
  tiebreaker: RawBuilder<unknown>,
): RawBuilder<SqlBool> => {
  if (!list.cursor) return sql<SqlBool>`true`;
  const values = readCursor(list.cursor, list.sort);
  const keys = orderKeys(list, columns, tiebreaker);
  const down = keys.at(-1)?.descending ?? false;
  if (keys.every(({ descending }) => descending === down)) {
    const row = sql.join(keys.map(({ column }) => column));
    return down ? sql<SqlBool>`(${row}) < (${sql.join(values)})` : sql<SqlBool>`(${row}) > (${sql.join(values)})`;
  }
  const steps = keys.map(({ column, descending }, at) => {
    const equal = keys.slice(0, at).map((key, before) => sql`${key.column} = ${values[before]} and `);
    return sql`(${equal.length > 0 ? sql.join(equal, sql``) : sql``}${column} ${descending ? sql`<` : sql`>`} ${values[at]})`;
  });
  return sql<SqlBool>`(${sql.join(steps, sql` or `)})`;
};
