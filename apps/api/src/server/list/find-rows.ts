import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { afterCursor } from './cursor';
import { withDays } from './day-condition';
import type { ListQuery } from './list';
import { countRows, exactUpTo, listOrder, orderKeys, type Columns, type Total } from './list-query';

/** Where a list finds its rows. */
export interface Listing {
  /** The table, by the name that the columns use. */
  readonly from: RawBuilder<unknown>;
  readonly as: RawBuilder<unknown>;
  /** Which rows the list is about, before anything is asked: what its indexes are partial by. */
  readonly among: (list: ListQuery) => RawBuilder<unknown>;
  /** All that the list asks for, as a condition; with a column, what it asks of that one alone. */
  readonly where: (list: ListQuery, column?: string) => RawBuilder<unknown>;
  readonly columns: Columns;
  /** The columns of it that every index of the list holds. */
  readonly covered: readonly string[];
  /** At most tens of thousands of rows: sort keys are read with the matches, and where the planner errs, it reads all rows once. */
  readonly isSmall?: boolean;
  /** The id of a row. */
  readonly id: RawBuilder<unknown>;
  /** The last sort key of this order: the id, unless its index ends on another. */
  readonly tiebreaker: RawBuilder<unknown>;
  /** The table that the planner knows the size of: the total when nothing is asked for. */
  readonly table: string;
}

/** A page and the row after it. */
export interface FoundRows<Row> {
  readonly rows: readonly Row[];
  readonly total: Total;
}

/** So many entries of an index cost about as much as a tenth of finding and sorting a tenth of a million rows. */
const walked = 100_000;
/** So many cost no more than the answer itself. */
const walkedNear = 10_000;

const rowsOf = ({ from, as, among, where }: Listing, list: ListQuery): RawBuilder<unknown> =>
  sql`${from} ${as} where ${among(list)} and ${where(list)}`;
const pageOf = (list: ListQuery, columns: Columns, tiebreaker: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`order by ${listOrder(list, columns, tiebreaker)} limit ${list.limit + 1} offset ${list.offset}`;

/** A select of the ids of one page, the planner's way. */
export const pageIds = (listing: Listing, list: ListQuery): RawBuilder<unknown> => {
  const { columns, id, tiebreaker } = listing;
  return sql`select ${id} as id from ${rowsOf(listing, list)} and ${afterCursor(list, columns, tiebreaker)} ${pageOf(list, columns, tiebreaker)}`;
};

/** How far an order is walked by its index, and what an entry must be to count: the rest is asked of the rows met. */
interface Walk {
  readonly most: number;
  readonly counts: RawBuilder<unknown>;
}

/** A page among the first rows of the order alone: no more than these are looked at, however rare a match is. */
const walkedIds = (listing: Listing, list: ListQuery, { most, counts }: Walk): RawBuilder<unknown> => {
  const { from, as, columns, id, tiebreaker, where } = listing;
  const rows = most + 10 * list.offset;
  const first = sql`select ${as}.* from ${from} ${as} where ${counts} and ${afterCursor(list, columns, tiebreaker)} order by ${listOrder(list, columns, tiebreaker)} limit ${rows}`;
  return sql`select ${id} as id from (${first}) ${as} where ${where(list)} ${pageOf(list, columns, tiebreaker)}`;
};
/** From where the filter of the sorted column begins. */
const farWalk = ({ among, where }: Listing, list: ListQuery): Walk => ({
  most: walked,
  counts: sql`${among(list)} and ${where(list, list.sort[0]?.name)}`,
});
const nearWalk = ({ among }: Listing, list: ListQuery): Walk => ({ most: walkedNear, counts: among(list) });

interface Gathered {
  readonly n: number;
  readonly ids: readonly number[] | null;
}

/**
 * Of matches gathered with their keys, those whose first key may be on the page. Rows often lie in the order of a name; read towards its end, each one
 * would take a place on the page and be compared with all that are there, and by more keys than one.
 */
const mayBeOnPage = (isDescending: boolean, places: number, matches: RawBuilder<unknown>): RawBuilder<unknown> =>
  isDescending
    ? sql`key0 >= (select min(key0) from (select key0 ${matches} order by key0 desc limit ${places}) as last)`
    : sql`true`;

/** The matches with their sort keys: how many there are, and a page of them; where `most` is a limit and they are more, no page. */
const gathered = (listing: Listing, list: ListQuery, most: number, isLimited: boolean): RawBuilder<Gathered> => {
  const { columns, id, tiebreaker } = listing;
  const order = orderKeys(list, columns, tiebreaker);
  const keys = order.map(({ column }, at) => sql`${column} as ${sql.id(`key${at}`)}`);
  const kept: Columns = Object.fromEntries(list.sort.map(({ name }, at) => [name, sql.id(`key${at}`)]));
  const last = sql.id(`key${list.sort.length}`);
  const limit = isLimited ? sql`limit ${most + 1}` : sql``;
  const matches = sql`from found where ${afterCursor(list, kept, last)}`;
  const places = list.offset + list.limit + 1;
  const onPage = isLimited ? sql`true` : mayBeOnPage(order[0]?.descending ?? false, places, matches);
  return sql<Gathered>`
    with found as materialized (select ${id} as id, ${sql.join(keys)} from ${rowsOf(listing, list)} ${limit}),
      counted as (select least(count(*), ${most + 1})::int as n from found)
    select n, case when n <= ${most} or not ${sql.lit(isLimited)} then array(select id ${matches} and ${onPage} ${pageOf(list, kept, last)}) end as ids from counted`;
};

/** The same of their ids alone, which an index may answer without a row; the keys are read where they are few. */
const counted = (listing: Listing, list: ListQuery, most: number): RawBuilder<Gathered> => {
  const { from, as, columns, id, tiebreaker } = listing;
  const page = sql`select ${id} from found join ${from} ${as} on ${id} = found.found_id where ${afterCursor(list, columns, tiebreaker)} ${pageOf(list, columns, tiebreaker)}`;
  return sql<Gathered>`
    with found as materialized (select ${id} as found_id from ${rowsOf(listing, list)} limit ${most + 1}),
      counted as (select count(*)::int as n from found)
    select n, case when n <= ${most} then array(${page}) end as ids from counted`;
};

/** Matches of a word may stand together in an order by name, far from its beginning: an index is not walked all the way to them. */
const isApart = ({ q, filters, sort }: ListQuery): boolean =>
  sort[0]?.name === 'name' &&
  (q !== undefined || filters.some(({ name, operator }) => name === 'name' && operator === 'contains'));

/**
 * One page of a list and its total, whatever is filtered, sorted and searched. The planner cannot know how many match, and where they
 * stand in the order; so few are found first and sorted, many are met by walking the order, and where a walk meets too few, all are found
 * and sorted. `show` selects what is shown of a select of ids; totals are exact up to `most`.
 */
export const findRows = async <Row>(
  db: Kysely<DB>,
  listing: Listing,
  request: ListQuery,
  show: (ids: RawBuilder<unknown>) => RawBuilder<Row>,
  most = exactUpTo,
): Promise<FoundRows<Row>> => {
  const shown = async (ids: RawBuilder<unknown>): Promise<readonly Row[]> => (await show(ids).execute(db)).rows;
  const named = (ids: readonly number[]) => shown(sql`select unnest(${ids}::bigint[]) as id`);
  if (request.q === undefined && request.filters.length === 0 && !request.deleted) {
    const total = await countRows(db, sql`select 1 from ${rowsOf(listing, request)}`, listing.table);
    return { total, rows: await shown(pageIds(listing, request)) };
  }
  const list = await withDays(db, request);
  const { covered, isSmall = false } = listing;
  const isCovered = isSmall || list.sort.every(({ name }) => covered.includes(name));
  const isWord = !isSmall && isApart(list);
  const near = isWord && list.q === undefined ? await shown(walkedIds(listing, list, nearWalk(listing, list))) : [];
  const isNear = near.length > list.limit;
  const isFar = isWord && !isNear;
  const first = isCovered || isFar ? gathered(listing, list, most, !isFar) : counted(listing, list, most);
  const { n, ids } = (await first.execute(db)).rows[0]!;
  const total = { total: Math.min(n, most), totalIsEstimate: n > most };
  if (ids) return { total, rows: await named(ids) };
  if (isNear) return { total, rows: near };
  if (isSmall) return { total, rows: await shown(pageIds(listing, list)) };
  const met = await shown(walkedIds(listing, list, farWalk(listing, list)));
  if (met.length > list.limit) return { total, rows: met };
  return { total, rows: await named((await gathered(listing, list, most, false).execute(db)).rows[0]?.ids ?? []) };
};
