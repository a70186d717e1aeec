import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';

/** Writes the sandbox's own books of the last days of the drawn sales: sessions, payments and refunds. */
export const writeBankBooks = async (db: Kysely<DB>): Promise<void> => {
  const recent = sql`d.paid_at > now() - interval '40 days'`;
  await sql`
    insert into payment_attempts (link_id, provider_id, provider_ref, status, expires_at, created_at)
    select l.id, d.provider, 'sbx_sess_' || d.payment_id, 'paid', d.paid_at + interval '1 day', d.paid_at
    from drawn d join payment_links l on l.order_id = d.order_id where ${recent} order by d.payment_id`.execute(db);
  await sql`
    insert into sandbox_sessions (ref, attempt_id, order_id, title, currency, amount_minor, created_at)
    select a.provider_ref, a.id, d.order_id, d.title, d.currency, d.total, d.paid_at
    from drawn d join payment_attempts a on a.provider_id = d.provider and a.provider_ref = 'sbx_sess_' || d.payment_id where ${recent}`.execute(
    db,
  );
  await sql`
    insert into sandbox_events (ref, event, created_at)
    select 'sbx_sess_' || d.payment_id, jsonb_build_object('id', 'sbx_evt_' || d.payment_id, 'kind', 'payment.paid', 'at', d.paid_at, 'orderId', d.order_id, 'ref', 'sbx_sess_' || d.payment_id,
      'payment', jsonb_build_object('id', 'sbx_pay_' || d.payment_id, 'status', 'paid', 'chargedMinor', d.total, 'chargedCurrency', d.currency, 'feeMinor', 0,
        'settledMinor', d.total, 'settledCurrency', d.currency, 'method', 'card', 'failure', '')), d.paid_at
    from drawn d where ${recent} order by d.payment_id`.execute(db);
  await sql`
    insert into sandbox_refunds (ref, key, mark, payment_ref, currency, amount_minor, created_at)
    select 'sbx_ref_' || d.refund_id, 'refund:' || d.refund_id, 'refund:' || d.refund_id, 'sbx_pay_' || d.payment_id, d.currency, d.gone, d.gone_at
    from drawn d where d.gone is not null and d.gone_at > now() - interval '40 days'`.execute(db);
};
