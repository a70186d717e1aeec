import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Filter, ListQuery } from '../list/list';
import { valueOf, type Columns } from '../list/list-query';

// A server's clock may have been put back between the two: a day is further than any is.
const leeway = 24 * 60 * 60 * 1000;
const moved = (value: unknown, by: number) =>
  sql`${new Date(Date.parse(String(value)) + by).toISOString()}::timestamptz`;

const first = ({ values }: Filter) => values[0];
const uppers: Partial<Record<Filter['operator'], (filter: Filter) => Filter['values'][number] | undefined>> = {
  lt: first,
  lte: first,
  between: ({ values }) => values[1],
};
const lowers: typeof uppers = { gt: first, gte: first, between: first };

/**
 * What the filters of `createdAt` and `updatedAt` say of each other: nothing is changed before it was made. An order by the one then begins
 * where a filter of the other may match, instead of walking there row by row.
 */
export const changeTimesCondition = (
  { filters }: Pick<ListQuery, 'filters'>,
  columns: Columns,
): RawBuilder<SqlBool> => {
  const implied = filters.flatMap((filter) => {
    const until = filter.name === 'updatedAt' ? uppers[filter.operator]?.(filter) : undefined;
    const since = filter.name === 'createdAt' ? lowers[filter.operator]?.(filter) : undefined;
    return [
      ...(until === undefined ? [] : [sql`${valueOf(columns, 'createdAt')} < ${moved(until, leeway)}`]),
      ...(since === undefined ? [] : [sql`${valueOf(columns, 'updatedAt')} > ${moved(since, -leeway)}`]),
    ];
  });
  return implied.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(implied, sql` and `)}`;
};
