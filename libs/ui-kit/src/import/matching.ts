import type { ImportColumn, ImportField, Mapping } from '@lectern/contract/platform/import';
import type { DayOrder } from '@lectern/contract/typed-day';

type Fields = readonly (string | null)[];

/** Matches a column with a field, or with none; another column that had it lets it go. */
export const choose = (chosen: Fields, column: number, field: string | null): Fields =>
  chosen.map((each, at) => (at === column ? field : field !== null && each === field ? null : each));

/** Request of the check: the matched columns, and the order of their dates. */
export const mappingOf = (chosen: Fields, days: readonly DayColumn[] = []): Mapping =>
  chosen.flatMap((field, column) => {
    const order = days.find((each) => each.column === column)?.order;
    return field === null ? [] : [{ column, field, ...(order && { order }) }];
  });

/** A column whose dates need an order of day and month. */
export interface DayColumn extends Omit<NonNullable<ImportColumn['days']>, 'order'> {
  readonly column: number;
  readonly field: ImportField;
  /** As the person chose, else as the column decides; null while it is open. */
  readonly order: DayOrder | null;
  readonly isDecided: boolean;
}

/** The matched columns whose dates need an order. */
export const dayColumnsOf = (
  chosen: Fields,
  columns: readonly ImportColumn[],
  fields: readonly ImportField[],
  orders: Readonly<Record<number, DayOrder | null>>,
): DayColumn[] =>
  columns.flatMap(({ days }, column) => {
    const field = fields.find(({ name }) => name === chosen[column]);
    if (!days || !field?.isDay) return [];
    const { order: decided, ...found } = days;
    return [{ ...found, column, field, order: orders[column] ?? decided, isDecided: decided !== null }];
  });

/** The labels of fields that need a column and have none; `given` need none, and a whole name does for the first. */
export const lackingOf = (chosen: Fields, fields: readonly ImportField[], given: readonly string[]): string[] =>
  fields
    .filter(
      ({ name, isRequired, insteadOf }) =>
        isRequired &&
        !insteadOf &&
        !chosen.includes(name) &&
        !given.includes(name) &&
        !fields.some((other) => other.insteadOf === name && chosen.includes(other.name)),
    )
    .map(({ label }) => label);
