import { listFieldsOf, type Access, type Call, type ListRequest } from '@lectern/contract';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { DB } from '../database/schema.generated';
import type { Actor } from '../server/calls/frame';
import { mayReveal } from '../server/calls/mask';
import { refuseWithoutRight } from '../server/calls/perform';
import { findRows, pageIds, type Listing } from '../server/list/find-rows';
import { readListOf, type Filter, type ListQuery } from '../server/list/list';
import { cursorKeys } from '../server/list/cursor';
import { isOptional } from '../server/list/empty-last';
import { filterCondition, listOrder, pageAnswer, type Columns } from '../server/list/list-query';
import { searchCondition } from '../server/list/list-search';
import type { RecordRow, RecordTable } from './table';

/** What is special about a record's list. */
export interface ListOptions {
  /** The order when none is wanted for: 'name', '-createdAt'. */
  readonly sort: string;
  /** Index expressions, over the table as `t`, of sorted fields that may be empty or have another column's name. */
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
      const isRanked = choices && isSorted && !isOptional(column);
      return [field, isRanked ? sql`array_position(${[...choices]}::text[], ${column})` : column];
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

  const isOfOwnText = searched === named && alsoFound === undefined;
  /** What a search finds, found first: in a select of one page the planner would walk the whole order looking for it. */
  const found = (q: string, { deleted, isRevealed = false }: ListQuery) => {
    const kept = sql`h.deleted_at is ${deleted ? sql`not null` : sql`null`}`;
    const matched = sql`select h.id from ${table} h where ${kept} and ${searched(q, isRevealed)}`;
    const hits = alsoFound ? sql`${matched} union ${alsoFound(q)}` : matched;
    return sql`t.id in (with hits as materialized (${hits}) select id from hits)`;
  };

  const isSpecial = ({ name: field }: Filter): boolean => Object.hasOwn(special, field);
  /** What the list asks for; with a column, what it asks of that one alone. */
  const conditionsOf = (
    { deleted, q, filters, ...list }: ListQuery,
    column: string | undefined,
    isFoundFirst: boolean,
  ): RawBuilder<unknown> => {
    const searching = (text: string) =>
      isOfOwnText && !isFoundFirst
        ? searchCondition(text, sql.ref('t.searchText'))
        : found(text, { ...list, deleted, q, filters });
    const wanted = filters.filter((filter) => column === undefined || filter.name === column);
    const conditions = [
      filterCondition({ filters: wanted.filter((filter) => !isSpecial(filter)) }, filterColumns),
      ...wanted.filter(isSpecial).map((filter) => special[filter.name]!(filter)),
      ...(q === undefined || column !== undefined ? [] : [searching(q)]),
    ];
    return sql.join(conditions, sql` and `);
  };
  const where = (list: ListQuery, column?: string) => conditionsOf(list, column, false);
  const amongOf = ({ deleted }: ListQuery) =>
    sql`${deleted ? restorable : sql`t.deleted_at is null`} and ${sql.raw(among)}`;
  const listing: Listing = {
    from: table,
    as: sql`t`,
    among: amongOf,
    where,
    columns,
    covered: [],
    isSmall: true,
    id: byId,
    tiebreaker: byId,
    table: name,
  };

  /** A select of the ids of all that match. */
  const matching = (list: ListQuery): RawBuilder<unknown> =>
    sql`select t.id from ${table} t where ${amongOf(list)} and ${where(list)}`;

  /** The records of these ids in the list's order, with the values of their cursors. */
  const shown = (list: ListQuery, ids: RawBuilder<unknown>): RawBuilder<Listed<Row>> => {
    return sql<Listed<Row>>`
      select r.*, ${cursorKeys(list, columns, byId)} as cursor_keys
      from (${rowsOf(ids)}) r join ${table} t on t.id = r.id order by ${listOrder(list, columns, byId)}`;
  };
  const page = (list: ListQuery): RawBuilder<Listed<Row>> =>
    shown(list, pageIds({ ...listing, where: (wanted, column) => conditionsOf(wanted, column, true) }, list));

  const answer = async (db: Kysely<DB>, list: ListQuery) => {
    const { rows, total } = await findRows(db, listing, list, (ids) => shown(list, ids));
    const read = pageAnswer(list, rows, total, ({ cursorKeys }) => cursorKeys);
    return { ...read, items: read.items.map(({ cursorKeys: _keys, ...row }) => row) };
  };
  return { read, matching, page, answer };
};
