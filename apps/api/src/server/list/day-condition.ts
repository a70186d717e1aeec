import { isDay } from '@lectern/contract';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../database/schema.generated';
import type { Filter, ListQuery } from './list';

type Days = Filter['days'];

/** The first moment of a day in the zone of the business, or of the day after; a constant where it is known. */
const midnight = (value: string, after: 0 | 1, days: Days): RawBuilder<unknown> => {
  const known = days?.[value]?.[after];
  return known === undefined ? sql`business_day(${value}::date + ${sql.lit(after)})` : sql`${known}::timestamptz`;
};

/** The first moment of a day; a point in time is itself. */
const from = (value: string, days: Days): RawBuilder<unknown> =>
  isDay(value) ? midnight(value, 0, days) : sql`${value}::timestamptz`;
/** What is before it is at or before the day's end, or the point in time. */
const upTo = (column: RawBuilder<unknown>, value: string, days: Days): RawBuilder<SqlBool> =>
  isDay(value) ? sql`${column} < ${midnight(value, 1, days)}` : sql`${column} <= ${value}::timestamptz`;
const after = (column: RawBuilder<unknown>, value: string, days: Days): RawBuilder<SqlBool> =>
  isDay(value) ? sql`${column} >= ${midnight(value, 1, days)}` : sql`${column} > ${value}::timestamptz`;
const within = (column: RawBuilder<unknown>, first: string, last: string, days: Days): RawBuilder<SqlBool> =>
  sql`(${column} >= ${from(first, days)} and ${upTo(column, last, days)})`;

/** The list with the moments of all its days: a function would be called for every row, and the planner could not count with it. */
export const withDays = async (db: Kysely<DB>, list: ListQuery): Promise<ListQuery> => {
  const wanted = list.filters.flatMap(({ type, values }) => (type === 'time' ? values.map(String).filter(isDay) : []));
  if (wanted.length === 0) return list;
  const { rows } = await sql<{ day: string; first: string; next: string }>`
    select day, business_day(day::date) as first, business_day(day::date + 1) as next from unnest(${wanted}::text[]) day`.execute(
    db,
  );
  const days = Object.fromEntries(rows.map(({ day, first, next }) => [day, [first, next] as const]));
  return { ...list, filters: list.filters.map((filter) => (filter.type === 'time' ? { ...filter, days } : filter)) };
};

/** A filter of a time. A day means all of that day in the zone of the business: until the 31st includes the 31st. */
export const timeCondition = ({ operator, values, days }: Filter, column: RawBuilder<unknown>): RawBuilder<SqlBool> => {
  const [first = '', second = ''] = values.map(String);
  switch (operator) {
    case 'gt':
      return after(column, first, days);
    case 'gte':
      return sql`${column} >= ${from(first, days)}`;
    case 'lt':
      return sql`${column} < ${from(first, days)}`;
    case 'lte':
      return upTo(column, first, days);
    case 'between':
      return within(column, first, second, days);
    case 'ne':
      return sql`(${column} is null or not ${within(column, first, first, days)})`;
    default:
      return sql`(${sql.join(
        values.map((value) => within(column, String(value), String(value), days)),
        sql` or `,
      )})`;
  }
};
