import { sql, type RawBuilder } from 'kysely';

/** A column that may be empty: filters compare its `value`, ascending orders sort by `up`, descending ones by `down`. */
export interface OptionalColumn {
  readonly value: RawBuilder<unknown>;
  readonly up: RawBuilder<unknown>;
  readonly down: RawBuilder<unknown>;
}

/** A column of a list; an order by a column that may be empty needs an `OptionalColumn`. */
export type ListColumn = RawBuilder<unknown> | OptionalColumn;

export const isOptional = (column: ListColumn): column is OptionalColumn => 'up' in column;

/** The stand-ins for an empty value: above all values, and below them. */
const bounds = {
  time: { above: `'infinity'::timestamptz`, below: `'-infinity'::timestamptz` },
  day: { above: `'infinity'::date`, below: `'-infinity'::date` },
  number: { above: `'infinity'::numeric`, below: `'-infinity'::numeric` },
} as const;

/**
 * A column whose empty values are listed last in both directions. Each direction needs an index on its own expression.
 * Ascending: `coalesce(column, 'infinity'::timestamptz)`. Descending: `coalesce(column, '-infinity'::timestamptz)`.
 * The type is time, day (`date`) or number (`numeric`).
 */
export const emptyLast = (type: keyof typeof bounds, value: RawBuilder<unknown>): OptionalColumn => ({
  value,
  up: sql`coalesce(${value}, ${sql.raw(bounds[type].above)})`,
  down: sql`coalesce(${value}, ${sql.raw(bounds[type].below)})`,
});

/** The same for a text that is never null: an index on the column and one on `coalesce(nullif(column, ''), U&'\FFFF')`. */
export const emptyTextLast = (value: RawBuilder<unknown>): OptionalColumn => ({
  value,
  // U+FFFF has a weight above all other characters.
  up: sql`coalesce(nullif(${value}, ''), U&'\\FFFF')`,
  down: value,
});
