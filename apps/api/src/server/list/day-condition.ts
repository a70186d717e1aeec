import { isDay } from '@lectern/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Filter } from './list';

/** The first moment of a day in the zone of the business; a point in time is itself. */
const from = (value: string): RawBuilder<unknown> =>
  isDay(value) ? sql`business_day(${value}::date)` : sql`${value}::timestamptz`;
/** What is before it is at or before the day's end, or the point in time. */
const upTo = (column: RawBuilder<unknown>, value: string): RawBuilder<SqlBool> =>
  isDay(value) ? sql`${column} < business_day(${value}::date + 1)` : sql`${column} <= ${value}::timestamptz`;
const after = (column: RawBuilder<unknown>, value: string): RawBuilder<SqlBool> =>
  isDay(value) ? sql`${column} >= business_day(${value}::date + 1)` : sql`${column} > ${value}::timestamptz`;
const within = (column: RawBuilder<unknown>, first: string, last: string): RawBuilder<SqlBool> =>
  sql`(${column} >= ${from(first)} and ${upTo(column, last)})`;

/** A filter of a time. A day means all of that day in the zone of the business: until the 31st includes the 31st. */
export const timeCondition = ({ operator, values }: Filter, column: RawBuilder<unknown>): RawBuilder<SqlBool> => {
  const [first = '', second = ''] = values.map(String);
  switch (operator) {
    case 'gt':
      return after(column, first);
    case 'gte':
      return sql`${column} >= ${from(first)}`;
    case 'lt':
      return sql`${column} < ${from(first)}`;
    case 'lte':
      return upTo(column, first);
    case 'between':
      return within(column, first, second);
    case 'ne':
      return sql`(${column} is null or not ${within(column, first, first)})`;
    default:
      return sql`(${sql.join(
        values.map((value) => within(column, String(value), String(value))),
        sql` or `,
      )})`;
  }
};
