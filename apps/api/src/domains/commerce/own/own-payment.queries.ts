import { ownPaymentsAtOnce, type OwnPayment } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { paymentMoment } from '../payment/read/payment-row.queries';

/** Papers of a payment `t`, the oldest first. */
const papers = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'kind', i.kind, 'number', i.number_text,
    'isCorrectable', i.kind = 'invoice' and not exists (select 1 from invoices r where r.replaces_id = i.id)
      and i.total_minor + coalesce((select sum(n.total_minor) from invoices n where n.credits_id = i.id or n.credits_id in (select c.id from invoices c where c.credits_id = i.id)), 0) > 0,
    'requestedAt', (select q.requested_at from invoice_correction_requests q where q.invoice_id = i.id and q.closed_at is null)) order by i.id), '[]')
  from invoices i where i.payment_id = t.id)`;

const among = (userId: number) =>
  sql`from payments t join orders o on o.id = t.order_id where o.user_id in (select accounts_of(${userId})) and t.status <> 'failed'`;

/** The newest payments of a student, and the number of all. */
export const readOwnPayments = async (
  db: Kysely<DB>,
  userId: number,
): Promise<{ readonly payments: OwnPayment[]; readonly total: number }> => {
  const { rows } = await sql<OwnPayment>`
    with newest as (
      select t.id ${among(userId)} order by ${paymentMoment} desc, t.id desc limit ${ownPaymentsAtOnce})
    select t.id, t.status, o.title, t.currency, y.symbol, y.exponent, t.amount_minor, t.refunded_minor, ${paymentMoment} as at, o.test as is_test, ${papers} as papers
    from newest n join payments t on t.id = n.id join orders o on o.id = t.order_id join currencies y on y.code = t.currency
    order by ${paymentMoment} desc, t.id desc`.execute(db);
  const all = await sql<{ total: number }>`select count(*)::int as total ${among(userId)}`.execute(db);
  return { payments: rows as OwnPayment[], total: all.rows[0]!.total };
};
