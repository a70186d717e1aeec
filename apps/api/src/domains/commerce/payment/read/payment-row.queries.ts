import type { PaymentRow } from '@lectern/contract/commerce';
import { sql, type RawBuilder } from 'kysely';

/** The moment of the money, or of the first news where none came: the expression of the index. */
export const paymentMoment = sql`coalesce(t.paid_at, t.created_at)`;

/** The tables that a row of payments is read from. */
export const paymentTables = sql`payments t join orders o on o.id = t.order_id join users u on u.id = o.user_id
  join currencies y on y.code = t.currency join payment_providers v on v.id = t.provider_id
  left join lateral (
    select count(*) > 0 as has_dispute, min(x.answer_by) as answer_by from disputes x where x.payment_id = t.id and x.status = 'open') d on true
  left join lateral (
    select x.id, x.number_text from invoices x where x.payment_id = t.id and x.kind = 'invoice'
      and not exists (select 1 from invoices r where r.replaces_id = x.id) order by x.id desc limit 1) i on true`;

/** The columns of a row. */
export const paymentColumns = sql`t.id, t.status, t.order_id, o.student_id, o.trainer_id, coalesce(nullif(o.bill_to->>'name', ''), u.full_name) as payer_name, u.full_name as person_name,
  o.title, t.currency, y.symbol, y.exponent, t.amount_minor, t.refund_held_minor as held_minor, t.refunded_minor, t.disputed_minor,
  t.surplus as is_surplus, o.access_state as access, d.has_dispute, d.answer_by,
  exists (select 1 from refunds x where x.payment_id = t.id and x.status = 'waiting') as is_waiting,
  t.status = 'authorized' and t.recorded_by is not null as is_to_confirm,
  t.method, v.code as provider, t.provider_payment_id as reference, i.id as invoice_id, i.number_text as invoice_number,
  (select x.id from payment_links x where x.order_id = o.id) as link_id, ${paymentMoment} as at, o.test as is_test`;

/** The payments with these ids. */
export const paymentsOf = (ids: RawBuilder<unknown>): RawBuilder<PaymentRow> =>
  sql<PaymentRow>`select ${paymentColumns} from ${paymentTables} where t.id in (${ids})`;
