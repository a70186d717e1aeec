import type { Page } from '@lectern/contract';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { writeCursor } from './cursor';
import { timeCondition } from './day-condition';
import { isOptional, type ListColumn } from './empty-last';
import type { Filter, ListQuery, Sort } from './list';

/** Wire name of a field → the expression that the index is on: `{ updatedAt: sql.ref('faqs.updatedAt') }`. */
export type Columns = Readonly<Record<string, ListColumn>>;

/** Totals up to here are exact. */
export const exactUpTo = 10_000;

/** The expression of a declared field. @throws when the columns miss a field that the contract declares: a programming error. */
export const columnOf = (columns: Columns, name: string): ListColumn => {
  const column = columns[name];
  if (!column) throw new Error(`the list has no column for its declared field '${name}'`);
  return column;
};

/** The expression that an order by a field sorts by; never null. */
export const sortedBy = (columns: Columns, { name, descending }: Sort): RawBuilder<unknown> => {
  const column = columnOf(columns, name);
  return isOptional(column) ? column[descending ? 'down' : 'up'] : column;
};

/** The value of a field as filters compare it. */
export const valueOf = (columns: Columns, name: string): RawBuilder<unknown> => {
  const column = columnOf(columns, name);
  return isOptional(column) ? column.value : column;
};

/** Makes a text safe to stand in a LIKE pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Value to compare with. A number beyond the column's type becomes its largest, so that the index is still used. */
const operandOf =
  ({ type }: Filter) =>
  (value: Filter['values'][number] | undefined): RawBuilder<unknown> => {
    if (type === 'day') return sql`${value}::date`;
    return typeof value === 'number' ? sql`${value}::bigint` : sql`${value}`;
  };

const emptyCondition = ({ type, values }: Filter, column: RawBuilder<unknown>): RawBuilder<SqlBool> => {
  const isEmpty = type === 'text' ? sql`(${column} is null or ${column} = '')` : sql`${column} is null`;
  return values[0] ? sql<SqlBool>`${isEmpty}` : sql<SqlBool>`not (${isEmpty})`;
};

const condition = (filter: Filter, column: RawBuilder<unknown>): RawBuilder<SqlBool> => {
  const { operator, type, values } = filter;
  const [first, second] = values;
  const operand = operandOf(filter);
  if (operator === 'empty') return emptyCondition(filter, column);
  if (type === 'time') return timeCondition(filter, column);
  switch (operator) {
    case 'eq':
      return sql`${column} = ${operand(first)}`;
    case 'ne':
      return sql`${column} is distinct from ${operand(first)}`;
    case 'gt':
      return sql`${column} > ${operand(first)}`;
    case 'gte':
      return sql`${column} >= ${operand(first)}`;
    case 'lt':
      return sql`${column} < ${operand(first)}`;
    case 'lte':
      return sql`${column} <= ${operand(first)}`;
    case 'between':
      return sql`${column} between ${operand(first)} and ${operand(second)}`;
    case 'in':
      return sql`${column} in (${sql.join(values.map(operand))})`;
    case 'contains':
      return sql`${column} ilike ${`%${escapeLike(String(first))}%`}`;
    case 'starts':
      return sql`${column} ilike ${`${escapeLike(String(first))}%`}`;
  }
};

const byValue: readonly Filter['operator'][] = ['empty', 'ne', 'contains', 'starts'];

/**
 * A filter of a column. A comparison is asked of both stand-ins of an empty value, so that no empty one passes.
 * The index of either direction serves it.
 */
const columnCondition = (filter: Filter, column: ListColumn): RawBuilder<SqlBool> => {
  if (!isOptional(column)) return condition(filter, column);
  if (byValue.includes(filter.operator)) return condition(filter, column.value);
  return sql<SqlBool>`${condition(filter, column.down)} and ${condition(filter, column.up)}`;
};

/** All filters of the list as one condition for `.where()`; true without filters. */
export const filterCondition = (list: Pick<ListQuery, 'filters'>, columns: Columns): RawBuilder<SqlBool> =>
  list.filters.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${sql.join(
        list.filters.map((filter) => sql`(${columnCondition(filter, columnOf(columns, filter.name))})`),
        sql` and `,
      )}`;

/** The keys of the list's order, made total by `tiebreaker` (the id), which goes the way of the last one; all turned round where the list is read backwards. */
export const orderKeys = (
  { sort, backwards = false }: Pick<ListQuery, 'sort'> & Partial<Pick<ListQuery, 'backwards'>>,
  columns: Columns,
  tiebreaker: RawBuilder<unknown>,
) =>
  [
    ...sort.map((key) => ({ column: sortedBy(columns, key), descending: key.descending })),
    { column: tiebreaker, descending: sort.at(-1)?.descending ?? false },
  ].map(({ column, descending }) => ({ column, descending: descending !== backwards }));

/** The list's order for `.orderBy()`. */
export const listOrder = (
  list: Pick<ListQuery, 'sort' | 'backwards'>,
  columns: Columns,
  tiebreaker: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql.join(
    orderKeys(list, columns, tiebreaker).map(({ column, descending }) =>
      descending ? sql`${column} desc` : sql`${column} asc`,
    ),
  );

/** A list's total: exact to 10,000; above it the table's estimate, or 10,000 itself when the list is filtered. */
export interface Total {
  readonly total: number;
  readonly totalIsEstimate: boolean;
}

/** Counts `rows` (a `select … from … where …`) up to 10,000; beyond it asks the planner for `table`'s size when no filter is set. */
export const countRows = async (
  db: Kysely<DB>,
  rows: RawBuilder<unknown> | { as: unknown; compile(): unknown },
  table?: string,
): Promise<Total> => {
  const counted = await sql<{
    n: number;
  }>`select count(*)::int as n from (select 1 from (${rows}) as listed limit ${exactUpTo + 1}) as counted`.execute(db);
  const n = counted.rows[0]?.n ?? 0;
  if (n <= exactUpTo) return { total: n, totalIsEstimate: false };
  if (!table) return { total: exactUpTo, totalIsEstimate: true };
  const estimated = await sql<{
    n: number;
  }>`select greatest(reltuples, ${exactUpTo})::float8 as n from pg_class where oid = to_regclass(${table})`.execute(db);
  return { total: Math.round(estimated.rows[0]?.n ?? exactUpTo), totalIsEstimate: true };
};

/**
 * The answer of a list from at most `limit + 1` rows: the extra row only shows that there are more. Read backwards they come the other
 * way round. Where the page was reached by cursor, another leads to the rows before it. `keys` are the sort values and the id of a row, in the list's order, as text that PostgreSQL reads back exactly.
 */
export const pageAnswer = <Row>(
  list: ListQuery,
  rows: readonly Row[],
  total: Total,
  keys: (row: Row) => readonly (string | number)[],
): Page<Row> & { items: Row[] } => {
  const { page, limit, sort, cursor, backwards } = list;
  const items = backwards ? rows.slice(0, limit).reverse() : rows.slice(0, limit);
  const [first, last] = [items[0], items.at(-1)];
  const isMore = rows.length > limit;
  const after = (backwards ? cursor !== undefined : isMore) && last ? writeCursor(sort, keys(last)) : null;
  const before = (!backwards || isMore) && first ? `-${writeCursor(sort, keys(first))}` : null;
  return {
    items,
    ...total,
    page,
    limit,
    nextCursor: after,
    ...((backwards || cursor !== undefined) && { prevCursor: before }),
  };
};
