import type { BillTo, PaylinkRow } from '@lectern/contract/commerce';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';
import { cursorKeys } from '../../../server/list/cursor';
import { findRows, type Listing } from '../../../server/list/find-rows';
import type { Filter, ListQuery } from '../../../server/list/list';
import { escapeLike, filterCondition, listOrder, pageAnswer, type Columns } from '../../../server/list/list-query';
import { searchPatterns } from '../../../server/list/list-search';
import { ofOrders } from '../payment/read/order-condition';

const from = sql`payment_links t join orders o on o.id = t.order_id
  join users u on u.id = o.user_id join currencies y on y.code = o.currency`;

const shown = sql`t.id, t.version, t.status, o.id as order_id, o.student_id, o.trainer_id, u.full_name as person_name,
  jsonb_build_object('kind', o.item_kind, 'id', coalesce(o.course_id, o.batch_id, (select coalesce(v.student_plan_id, v.trainer_plan_id) from plan_versions v where v.id = o.plan_version_id)), 'title', o.title) as item,
  o.currency, y.symbol, y.exponent, o.total_minor, t.created_at,
  (select m.full_name from users m where m.id = t.created_by) as created_by_name,
  t.expires_at, t.mailed_at, t.opened_at, t.opened_count,
  (select a.created_at from payment_attempts a where a.link_id = t.id and a.status = 'open' and a.expires_at > now()) as paying_since,
  (select min(p.created_at) from payments p where p.order_id = o.id and p.status = 'authorized') as on_its_way_since,
  coalesce((select p.failure from payments p where p.order_id = o.id and p.status = 'failed' order by p.id desc limit 1), '') as failure,
  o.paid_at, i.id as invoice_id, i.number_text as invoice_number, o.test as is_test`;

const paper = sql`left join lateral (select x.id, x.number_text from invoices x where x.order_id = o.id and x.kind = 'invoice'
  and not exists (select 1 from invoices r where r.replaces_id = x.id) order by x.id desc limit 1) i on true`;

const columns: Columns = { createdAt: sql.ref('t.created_at') };
const filterColumns: Columns = {
  ...columns,
  status: sql.ref('t.status'),
  seller: sql.ref('t.created_by'),
};
const byId = sql.ref('t.id');

/** Links whose item or person has each of the words: orders are found by their index, people by theirs. */
const found = (q: string): RawBuilder<unknown> => {
  const wordCondition = ({ word, anywhere }: { readonly word: string; readonly anywhere: boolean }) => {
    const pattern = sql`${anywhere ? '%' : ''} || search_norm(${escapeLike(word)}) || '%'`;
    return sql`t.order_id in (
      select x.id from orders x where x.search_text like ${pattern}
      union select x.id from users h join orders x on x.user_id = h.id where h.search_text like '%' || search_norm(${escapeLike(word)}) || '%' and search_norm(h.full_name) like ${pattern})`;
  };
  return sql.join(searchPatterns(q).map(wordCondition), sql` and `);
};

const conditionOf = (filter: Filter): RawBuilder<unknown> =>
  filter.name === 'studentId' || filter.name === 'trainerId'
    ? ofOrders(filter.name)(filter)
    : filterCondition({ filters: [filter] }, filterColumns);

const listing: Listing = {
  from: sql.table('payment_links'),
  as: sql`t`,
  among: () => sql`true`,
  where: ({ q, filters }, column) =>
    sql.join(
      [
        sql`true`,
        ...filters.filter(({ name }) => column === undefined || name === column).map(conditionOf),
        ...(q === undefined || column !== undefined ? [] : [found(q)]),
      ],
      sql` and `,
    ),
  columns,
  covered: [],
  id: byId,
  tiebreaker: byId,
  table: 'payment_links',
};

/** The condition of who sees their own links alone. */
const ofSeller = (sellerId: number | undefined): readonly Filter[] =>
  sellerId === undefined ? [] : [{ name: 'seller', type: 'number', operator: 'eq', values: [sellerId] }];

type Listed = PaylinkRow & { readonly cursorKeys: readonly (string | number)[] };

/** One page of links, the newest first; `sellerId` limits them to those of one seller. */
export const listPaylinks = async (db: Kysely<DB>, query: ListQuery, sellerId: number | undefined) => {
  const list: ListQuery = {
    ...query,
    filters: [...query.filters, ...ofSeller(sellerId)],
    ...(query.sort.length === 0 && { sort: [{ name: 'createdAt', descending: true }] }),
  };
  const { rows, total } = await findRows(
    db,
    listing,
    list,
    (ids) => sql<Listed>`select ${shown}, ${cursorKeys(list, columns, byId)} as cursor_keys from ${from} ${paper}
      where t.id in (${ids}) order by ${listOrder(list, columns, byId)}`,
  );
  const page = pageAnswer(list, rows, total, ({ cursorKeys }) => cursorKeys);
  return { ...page, items: page.items.map(({ cursorKeys: _keys, ...row }) => row as PaylinkRow) };
};

/** A link with what only its page shows. The token is sealed. */
export type StoredPaylink = PaylinkRow & {
  readonly createdBy: number | null;
  readonly tokenSealed: Buffer;
  readonly providerId: number;
  readonly billTo: BillTo;
  readonly note: string;
  readonly closeReason: string;
  readonly userId: number;
  /** The learner's own address, which not every seller may see. */
  readonly ownEmail: string | null;
};

const whole = sql`${shown}, t.created_by, t.token_sealed, t.provider_id, o.bill_to, t.note, t.close_reason, o.user_id, u.email as own_email`;

/** One link. @throws 404 where there is none of this id, or none for this seller */
export const readPaylink = async (db: Kysely<DB>, id: number, sellerId?: number): Promise<StoredPaylink> => {
  const { rows } = await sql<StoredPaylink>`select ${whole} from ${from} ${paper} where t.id = ${id}`.execute(db);
  const row = rows[0];
  if (!row || (sellerId !== undefined && row.createdBy !== sellerId)) throw notFound();
  return row;
};

/** The link behind a token's digest. */
export const readPaylinkByHash = async (db: Kysely<DB>, hash: Buffer): Promise<StoredPaylink | undefined> =>
  (await sql<StoredPaylink>`select ${whole} from ${from} ${paper} where t.token_hash = ${hash}`.execute(db)).rows[0];

/** Locks the order of a link, as every call that moves money does first, and reads the link. @throws 404 */
export const lockPaylink = async (db: Kysely<DB>, id: number, sellerId?: number): Promise<StoredPaylink> => {
  await sql`select 1 from orders where id = (select order_id from payment_links where id = ${id}) for update`.execute(
    db,
  );
  return readPaylink(db, id, sellerId);
};
