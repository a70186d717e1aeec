import { listFieldsOf, type Access, type Call, type ListRequest } from '@lectern/contract';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { DB } from '../database/schema.generated';
import type { Actor } from '../server/calls/frame';
import { mayReveal } from '../server/calls/mask';
import { refuseWithoutRight } from '../server/calls/perform';
import { afterCursor } from '../server/list/cursor';
import { readListOf, type Filter, type ListQuery } from '../server/list/list';
import { columnOf, countRows, filterCondition, listOrder, pageAnswer, type Columns } from '../server/list/list-query';
import { searchCondition } from '../server/list/list-search';
import type { RecordRow, RecordTable } from './table';

/** What is special about a record's list. */
export interface ListOptions {
  /** The order when none is asked for: 'name', '-createdAt'. */
  readonly sort: string;
  /** Fields that are no column of their name: the expression that their index is on, over the table as `t`. */
  readonly columns?: Columns;
  /** What the search matches of the table as `h`; its `search_text` where nothing is said. */
  readonly searched?: (q: string, isRevealed: boolean) => RawBuilder<SqlBool>;
  /** Selects of ids that a search finds besides the table's own `search_text`. */
  readonly alsoFound?: (q: string) => RawBuilder<unknown>;
  /** Filters that are more than a comparison with the column of their name. */
  readonly filters?: Readonly<Record<string, (filter: Filter) => RawBuilder<SqlBool>>>;
}

type Listed<Row> = Row & { readonly cursorKeys: readonly (string | number)[] };
const byId = sql.ref('t.id');

const named = (q: string): RawBuilder<SqlBool> => searchCondition(q, sql.ref('h.searchText'));

/** The list of a record: which rows match, one page of them, and how many there are. */
export const recordList = <Row extends RecordRow>(
  calls: { readonly list: Call; readonly restore: { readonly access: Access } },
  { name, table, among, restorable, rowsOf }: RecordTable<Row>,
  { sort, columns: own = {}, searched = named, alsoFound, filters: special = {} }: ListOptions,
) => {
  const fields = listFieldsOf(calls.list.request) ?? {};
  const expressionOf = (field: string) => own[field] ?? sql.ref(`t.${field}`);
  // A choice sorts in the order in which it is declared, whatever its words.
  const columns: Columns = Object.fromEntries(
    Object.entries(fields).map(([field, { choices, sort: isSorted }]) => {
      const column = expressionOf(field);
      return [field, choices && isSorted ? sql`array_position(${[...choices]}::text[], ${column})` : column];
    }),
  );
  const filterColumns: Columns = Object.fromEntries(Object.keys(fields).map((field) => [field, expressionOf(field)]));
  const toRestore = calls.restore.access;

  /** The list's question. @throws 403 for deleted rows where the person may not restore them */
  const read = (request: ListRequest, actor: Actor): ListQuery => {
    const list = { ...readListOf(calls.list, request), isRevealed: mayReveal(actor) };
    if (list.deleted) refuseWithoutRight(toRestore, actor);
    if (list.sort.length > 0) return list;
    const order = list.deleted && fields['updatedAt']?.sort ? '-updatedAt' : sort;
    return { ...list, sort: [{ name: order.replace(/^-/, ''), descending: order.startsWith('-') }] };
  };

  // Hits are found first: otherwise the planner walks the whole order looking for them.
  const found = (q: string, { deleted, isRevealed = false }: ListQuery) => {
    const kept = sql`h.deleted_at is ${deleted ? sql`not null` : sql`null`}`;
    const matched = sql`select h.id from ${table} h where ${kept} and ${searched(q, isRevealed)}`;
    const hits = alsoFound ? sql`${matched} union ${alsoFound(q)}` : matched;
    return sql`t.id in (with hits as materialized (${hits}) select id from hits)`;
  };

  /** A select of the ids of all that match. */
  const matching = (list: ListQuery): RawBuilder<unknown> => {
    const isSpecial = ({ name: field }: Filter): boolean => Object.hasOwn(special, field);
    const conditions = [
      list.deleted ? restorable : sql`t.deleted_at is null`,
      sql.raw<boolean>(among),
      ...(list.q === undefined ? [] : [found(list.q, list)]),
      filterCondition({ filters: list.filters.filter((filter) => !isSpecial(filter)) }, filterColumns),
      ...list.filters.filter(isSpecial).map((filter) => special[filter.name]!(filter)),
    ];
    return sql`select t.id from ${table} t where ${sql.join(conditions, sql` and `)}`;
  };

  /** One page and the row after it: the ids by index first, then what is shown of them. */
  const page = (list: ListQuery): RawBuilder<Listed<Row>> => {
    const order = listOrder(list, columns, byId);
    const ids = sql`${matching(list)} and ${afterCursor(list, columns, byId)} order by ${order} limit ${list.limit + 1} offset ${list.offset}`;
    const keys = sql.join([...list.sort.map(({ name: field }) => columnOf(columns, field)), byId]);
    return sql<Listed<Row>>`
      select r.*, jsonb_build_array(${keys}) as cursor_keys
      from (${rowsOf(ids)}) r join ${table} t on t.id = r.id order by ${order}`;
  };

  const isNarrowed = ({ q, filters, deleted }: ListQuery): boolean => q !== undefined || filters.length > 0 || deleted;
  const answer = async (db: Kysely<DB>, list: ListQuery) => {
    const { rows } = await page(list).execute(db);
    const total = await countRows(db, matching(list), isNarrowed(list) ? undefined : name);
    const read = pageAnswer(list, rows, total, ({ cursorKeys }) => cursorKeys);
    return { ...read, items: read.items.map(({ cursorKeys: _keys, ...row }) => row) };
  };
  return { read, matching, page, answer };
};
