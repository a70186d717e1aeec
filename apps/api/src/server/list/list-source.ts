import type { Call, ListRequest } from '@lectern/contract';
import type { Compilable, Kysely, RawBuilder } from 'kysely';
import type { DB } from '../../database/schema.generated';
import type { Actor } from '../calls/frame';
import type { ListQuery } from './list';

/** A value of an exported cell; an instant is written as ISO 8601 with the offset of the reader's zone. */
export type Cell = string | number | boolean | null | { readonly at: string };

/** A column as an export writes it. */
export interface ExportColumn<Row> {
  readonly head: string;
  readonly of: (row: Row) => Cell;
  /** In full what `of` masks, for an export by who may reveal it. */
  readonly full?: (row: Row) => Cell;
}

/** All rows of a list, for work that goes beyond one page of it. */
export interface ListSource<Row extends object = object> {
  /** The list's call: its right is wanted for whatever is made of its rows. */
  readonly call: Call;
  /** What is listed, in the plural: 'students'. */
  readonly nouns: string;
  /** The query as the list reads it. @throws as the list does, for deleted rows too that this person may not see */
  readonly read: (request: ListRequest, actor: Actor) => ListQuery;
  /** A select of the ids (`id`) of all rows that match, in no order. */
  readonly matching: (list: ListQuery, db: Kysely<DB>) => RawBuilder<unknown> | Compilable;
  /** A select of the rows, `list.limit + 1` of them, in the list's order. */
  readonly rows: (list: ListQuery, db: Kysely<DB>) => RawBuilder<Row> | Compilable<Row>;
  /** A select of `id` and `name` of the rows with these ids, whatever has become of them. */
  readonly names: (ids: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Column id of the screen → how it is exported; what is one column for the eye may be several in a file. */
  readonly columns: Readonly<Record<string, ExportColumn<Row> | readonly ExportColumn<Row>[]>>;
}

type Words = Readonly<Record<string, string>>;
type KeysOf<Row, Value> = { [Name in keyof Row]-?: Row[Name] extends Value ? Name : never }[keyof Row] & string;
type Heads<Row, Value> = { readonly [Name in KeysOf<Row, Value>]?: string };

/** Columns that hold what the row says as it is, by their heads. */
export const plainColumns = <Row extends object>(
  heads: Heads<Row, string | number | boolean | null>,
): Readonly<Record<string, ExportColumn<Row>>> =>
  Object.fromEntries(
    Object.entries(heads as Readonly<Record<string, string>>).map(([name, head]) => [
      name,
      { head, of: (row: Row) => row[name as keyof Row] as Cell },
    ]),
  );

/** Columns that hold instants, by their heads. */
export const timeColumns = <Row extends object>(
  heads: Heads<Row, string | null>,
): Readonly<Record<string, ExportColumn<Row>>> =>
  Object.fromEntries(
    Object.entries(heads as Readonly<Record<string, string>>).map(([name, head]) => [
      name,
      {
        head,
        of: (row: Row) => {
          const at = row[name as keyof Row] as string | null;
          return at && { at };
        },
      },
    ]),
  );

/** Columns of choices, by their heads and words: the word that the screen shows. */
export const choiceColumns = <Row extends object>(
  heads: Readonly<
    Partial<Record<keyof Row & string, readonly [head: string, words: Readonly<Record<string, string>>]>>
  >,
): Readonly<Record<string, ExportColumn<Row>>> =>
  Object.fromEntries(
    Object.entries(heads as Readonly<Record<string, readonly [string, Readonly<Record<string, string>>]>>).map(
      ([name, [head, words]]) => [
        name,
        { head, of: (row: Row) => words[String(row[name as keyof Row])] ?? (row[name as keyof Row] as Cell) },
      ],
    ),
  );

interface Described {
  readonly describe: () => object;
}

/** Columns of fields of the contract, under their labels: a choice by the word that the screen shows, all else as it is. */
export const fieldColumns = <Fields extends Readonly<Record<string, Described>>>(
  fields: Fields,
  ...names: readonly (keyof Fields & string)[]
): Readonly<Record<string, ExportColumn<object>>> =>
  Object.fromEntries(
    names.map((name) => {
      const { label, meta } = fields[name]!.describe() as { label: string; meta?: { words?: Words } };
      const cell = (row: object): Cell => row[name as keyof object];
      return [name, { head: label, of: (row) => meta?.words?.[String(cell(row))] ?? cell(row) }];
    }),
  );

/** Declares a source; what it is asked is typed by its rows. */
export const listSource = <Row extends object>(source: ListSource<Row>): ListSource => source as unknown as ListSource;

/** The same list without pages. */
export const wholeList = (list: ListQuery): ListQuery => ({
  ...list,
  page: 1,
  offset: 0,
  cursor: undefined,
  backwards: false,
  limit: 2 ** 40,
});
