import type { Call, ListRequest } from '@lectern/contract';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { badRequest, fieldError } from '../calls/errors';
import type { Actor } from '../calls/frame';
import { mayReveal } from '../calls/mask';
import { cursorKeys } from './cursor';
import { findRows, pageIds, type Listing } from './find-rows';
import { readListOf, type Filter, type ListQuery } from './list';
import { columnOf, escapeLike, filterCondition, listOrder, pageAnswer, type Columns } from './list-query';

/** A list of rows that are never deleted, such as payments: its table is `t` in all expressions. */
interface KeptList<Row> {
  readonly call: Call;
  /** 'Payments' */
  readonly title: string;
  readonly table: string;
  /** The order when none is wanted: '-at'. */
  readonly sort: string;
  /** Expressions of indexes, one for each field that is sorted by. */
  readonly sorted: Columns;
  /** Values that filters compare, where they are not those of the order. */
  readonly filtered: Columns;
  /** A field that an order's key begins with: rows of one value of it stand together in that order. */
  readonly leads?: Readonly<Record<string, string>>;
  /** Filters that are more than a comparison. */
  readonly filters?: Readonly<Record<string, (filter: Filter) => RawBuilder<SqlBool>>>;
  /** A select of the ids (`id`) that a search finds. */
  readonly found: (q: string, isRevealed: boolean) => RawBuilder<unknown>;
  /** A select of the rows with these ids. */
  readonly rowsOf: (ids: RawBuilder<unknown>) => RawBuilder<Row>;
}

const id = sql.ref('t.id');

/** The question, the ids, the rows and the answer of a list with rows that are never deleted. */
export const keptList = <Row extends { readonly id: number }>({
  call,
  title,
  table,
  sort,
  sorted,
  filtered,
  leads = {},
  filters: special = {},
  found,
  rowsOf,
}: KeptList<Row>) => {
  type Listed = Row & { readonly cursorKeys: readonly (string | number)[] };
  const filterColumns: Columns = { ...sorted, ...filtered };
  const standard = [{ name: sort.replace(/^-/, ''), descending: sort.startsWith('-') }];

  /** @throws 400 for deleted rows: there are none */
  const read = (request: ListRequest, actor: Actor): ListQuery => {
    const list = { ...readListOf(call, request), isRevealed: mayReveal(actor) };
    if (list.deleted) throw badRequest(fieldError('deleted', 'list', `${title} are never deleted`));
    return list.sort.length > 0 ? list : { ...list, sort: standard };
  };

  /** The parts of indexes that hold one value of a field that an order begins with. */
  const partOf = ({ name, operator, values }: Filter): readonly RawBuilder<SqlBool>[] =>
    operator !== 'eq'
      ? []
      : Object.entries(leads)
          .filter(([, lead]) => lead === name)
          .map(([field]) => sql<SqlBool>`${columnOf(sorted, field)} like ${`${escapeLike(String(values[0]))}%`}`);
  const conditionOf = (filter: Filter): RawBuilder<SqlBool> =>
    special[filter.name]?.(filter) ??
    sql<SqlBool>`${sql.join([filterCondition({ filters: [filter] }, filterColumns), ...partOf(filter)], sql` and `)}`;
  const where = ({ q, filters, isRevealed = false }: ListQuery, column?: string): RawBuilder<unknown> =>
    sql.join(
      [
        sql`true`,
        ...filters
          .filter(({ name }) => column === undefined || name === column || name === leads[column])
          .map(conditionOf),
        ...(q === undefined || column !== undefined
          ? []
          : [sql`t.id in (with hits as materialized (${found(q, isRevealed)}) select id from hits)`]),
      ],
      sql` and `,
    );
  const listing: Listing = {
    from: sql.table(table),
    as: sql`t`,
    among: () => sql`true`,
    where,
    columns: sorted,
    covered: [],
    id,
    tiebreaker: id,
    table,
  };

  const shown = (list: ListQuery, ids: RawBuilder<unknown>): RawBuilder<Listed> => sql<Listed>`
    select r.*, ${cursorKeys(list, sorted, id)} as cursor_keys
    from (${rowsOf(ids)}) r join ${sql.table(table)} t on t.id = r.id order by ${listOrder(list, sorted, id)}`;

  return {
    read,
    /** The condition of a list over the table as `t`, for sums of all its rows. */
    where: (list: ListQuery) => where(list),
    matching: (list: ListQuery) => sql`select t.id from ${sql.table(table)} t where ${where(list)}`,
    rows: (list: ListQuery) => shown(list, pageIds(listing, list)),
    answer: async (db: Kysely<DB>, list: ListQuery) => {
      const { rows, total } = await findRows(db, listing, list, (ids) => shown(list, ids));
      const page = pageAnswer(list, rows, total, ({ cursorKeys }) => cursorKeys);
      return { ...page, items: page.items.map(({ cursorKeys: _keys, ...row }) => row as unknown as Row) };
    },
  };
};
