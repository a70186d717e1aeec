import type { PaymentDetail } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { notFound } from '../../../../server/calls/errors';
import { paymentColumns, paymentTables } from './payment-row.queries';

/** A payment with its provider's words. @throws 404 */
export const readPayment = async (db: Kysely<DB>, id: number): Promise<PaymentDetail['payment']> => {
  const { rows } = await sql<PaymentDetail['payment']>`
    select ${paymentColumns}, t.charged_minor, t.fee_minor, t.failure, v.mode = 'live' as is_live,
      (select jsonb_build_object('currency', x.code, 'symbol', x.symbol, 'exponent', x.exponent) from currencies x where x.code = t.charged_currency) as charged,
      (select a.provider_ref from payment_attempts a where a.link_id = l.id order by a.status = 'paid' desc, a.id desc limit 1) as session,
      t.received_on::text as received_on, t.recorded_by as recorded_by_id,
      (select x.full_name from users x where x.id = t.recorded_by) as recorded_by_name, (select x.full_name from users x where x.id = t.verified_by) as verified_by_name,
      (select jsonb_build_object('id', f.id, 'name', f.original_name, 'mime', f.mime, 'bytes', f.bytes) from files f where f.id = t.proof_file_id) as proof
    from ${paymentTables} left join payment_links l on l.order_id = o.id where t.id = ${id}`.execute(db);
  const row = rows[0];
  if (!row) throw notFound();
  return row;
};

/** The refunds of a payment, the newest first. */
export const readPaymentRefunds = async (db: Kysely<DB>, paymentId: number): Promise<PaymentDetail['refunds']> => {
  const { rows } = await sql<PaymentDetail['refunds'][number]>`
    select r.id, r.version, r.status, r.amount_minor, r.reason, r.take_back, r.give_back_coupon, coalesce(r.error, '') as error, r.requested_by as requested_by_id,
      (select x.full_name from users x where x.id = r.requested_by) as requested_by_name, (select x.full_name from users x where x.id = r.approved_by) as approved_by_name,
      r.created_at, r.done_at
    from refunds r where r.payment_id = ${paymentId} order by r.id desc`.execute(db);
  return rows;
};

/** The disputes of a payment, the newest first. */
export const readPaymentDisputes = async (db: Kysely<DB>, paymentId: number): Promise<PaymentDetail['disputes']> => {
  const { rows } = await sql<PaymentDetail['disputes'][number]>`
    select d.id, d.status, d.amount_minor, d.reason, d.answer_by, d.opened_at, d.closed_at from disputes d where d.payment_id = ${paymentId} order by d.id desc`.execute(
    db,
  );
  return rows;
};

/** The papers of an order, in the order of issue. */
export const readOrderPapers = async (db: Kysely<DB>, orderId: number): Promise<PaymentDetail['papers']> => {
  const { rows } = await sql<PaymentDetail['papers'][number]>`
    select i.id, i.kind, i.number_text as number, i.total_minor, i.issued_on::text as issued_on from invoices i where i.order_id = ${orderId} order by i.id`.execute(
    db,
  );
  return rows;
};

/** The largest sum that one person may refund alone, and the others who may approve more. */
export const readApproval = async (
  db: Kysely<DB>,
  paymentId: number,
  userId: number,
): Promise<Pick<PaymentDetail, 'approvalAboveMinor' | 'approvers' | 'zone'>> => {
  const { rows } = await sql<Pick<PaymentDetail, 'approvalAboveMinor' | 'approvers' | 'zone'>>`
    select floor((select (value->>'refundApprovalMinor')::numeric from settings where group_name = 'payments') / (o.inr_rate * 100 / 10::numeric ^ y.exponent))::bigint as approval_above_minor,
      array(select u.full_name from users u join role_rights g on g.role_id = u.role_id and g.right_name = 'refundCreate'
        where u.status = 'active' and u.deleted_at is null and u.id <> ${userId} order by u.full_name limit 3) as approvers, business_zone() as zone
    from payments p join orders o on o.id = p.order_id join currencies y on y.code = o.currency where p.id = ${paymentId}`.execute(
    db,
  );
  return rows[0]!;
};
