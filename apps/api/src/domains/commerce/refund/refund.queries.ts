import type { RefundRow } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';
import { afterCursor, cursorKeys } from '../../../server/list/cursor';
import type { ListQuery } from '../../../server/list/list';
import { countRows, filterCondition, listOrder, pageAnswer, type Columns } from '../../../server/list/list-query';
import { searchCondition } from '../../../server/list/list-search';

const from = sql`refunds t join payments p on p.id = t.payment_id join payment_providers v on v.id = p.provider_id
  join orders o on o.id = p.order_id join users u on u.id = o.user_id join currencies y on y.code = t.currency`;

const note = (kind: string, column: string) =>
  sql`(select ${sql.ref(`n.${column}`)} from invoices n where n.refund_id = t.id and n.kind = ${kind})`;
const nameOf = (column: string) => sql`(select m.full_name from users m where m.id = ${sql.ref(`t.${column}`)})`;

const shown = sql`t.id, t.version, t.status, t.origin, t.payment_id, o.id as order_id, o.student_id, o.trainer_id, u.full_name as person_name, o.title,
  t.currency, y.symbol, y.exponent, t.amount_minor, t.reason, t.take_back, t.give_back_coupon, p.surplus as is_surplus, v.code as provider,
  t.provider_refund_id, coalesce(t.error, '') as error, t.requested_by as requested_by_id, ${nameOf('requested_by')} as requested_by_name,
  ${nameOf('approved_by')} as approved_by_name, t.created_at, t.done_at,
  ${note('credit', 'id')} as credit_note_id, ${note('credit', 'number_text')} as credit_note_number,
  ${note('debit', 'id')} as debit_note_id, ${note('debit', 'number_text')} as debit_note_number, o.test as is_test`;

const columns: Columns = {
  status: sql.ref('t.status'),
  origin: sql.ref('t.origin'),
  paymentId: sql.ref('t.payment_id'),
  orderId: sql.ref('p.order_id'),
  amount: sql`(t.amount_minor / 10::numeric ^ y.exponent)`,
  createdAt: sql.ref('t.created_at'),
};
const byId = sql.ref('t.id');

/** One page of refunds, the newest first. */
export const listRefunds = async (db: Kysely<DB>, query: ListQuery) => {
  const list = query.sort.length > 0 ? query : { ...query, sort: [{ name: 'createdAt', descending: true }] };
  const among = sql`${filterCondition(list, columns)}
    and ${list.q === undefined ? sql`true` : searchCondition(list.q, sql`search_norm(u.full_name || ' ' || o.title)`)}`;
  const { rows } = await sql<RefundRow & { readonly cursorKeys: readonly (string | number)[] }>`
    select ${shown}, ${cursorKeys(list, columns, byId)} as cursor_keys from ${from}
    where ${among} and ${afterCursor(list, columns, byId)}
    order by ${listOrder(list, columns, byId)} limit ${list.limit + 1} offset ${list.offset}`.execute(db);
  const total = await countRows(db, sql`select 1 from ${from} where ${among}`);
  const page = pageAnswer(list, rows, total, ({ cursorKeys }) => cursorKeys);
  return { ...page, items: page.items.map(({ cursorKeys: _keys, ...row }) => row as RefundRow) };
};

/** One refund. @throws 404 */
export const readRefund = async (db: Kysely<DB>, id: number): Promise<RefundRow> => {
  const { rows } = await sql<RefundRow>`select ${shown} from ${from} where t.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};
