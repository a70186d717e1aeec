import type { ImportField, Mapping } from '@lectern/contract/platform/import';

type Fields = readonly (string | null)[];

/** Matches a column with a field, or with none; another column that had it lets it go. */
export const choose = (chosen: Fields, column: number, field: string | null): Fields =>
  chosen.map((each, at) => (at === column ? field : field !== null && each === field ? null : each));

/** What the call wants: the columns that are matched. */
export const mappingOf = (chosen: Fields): Mapping =>
  chosen.flatMap((field, column) => (field === null ? [] : [{ column, field }]));

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
