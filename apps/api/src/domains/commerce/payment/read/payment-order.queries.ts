import type { PaymentDetail } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';

type Order = PaymentDetail['order'];

/** The order of a payment with its payer, and what became of its link. */
export const readPaymentOrder = async (db: Kysely<DB>, orderId: number): Promise<Order> => {
  const { rows } = await sql<Order>`
    select o.id, o.status, o.total_minor, o.currency, y.symbol, y.exponent, o.student_id, o.trainer_id, u.full_name as learner_name,
      jsonb_build_object('kind', o.item_kind, 'title', o.title,
        'id', coalesce(o.course_id, o.batch_id, (select coalesce(x.student_plan_id, x.trainer_plan_id) from plan_versions x where x.id = o.plan_version_id))) as item,
      jsonb_build_object('name', coalesce(nullif(o.bill_to->>'name', ''), u.full_name), 'email', coalesce(o.bill_to->>'email', ''), 'taxId', coalesce(o.bill_to->>'taxId', ''),
        'place', concat_ws(', ', t.name, c.name)) as payer,
      coalesce(nullif(o.bill_to->>'name', ''), u.full_name) = u.full_name as is_own_payer,
      (select m.full_name from users m where m.id = o.sales_user_id) as sold_by, (select m.full_name from users m where m.id = l.created_by) as made_by,
      (select jsonb_build_object('code', k.code, 'discountMinor', r.discount_minor, 'isUsed', r.state = 'used')
        from coupon_redemptions r join coupon_codes k on k.id = r.code_id where r.order_id = o.id order by r.id desc limit 1) as coupon,
      o.access_state as access, o.access_error, o.created_at, l.opened_at, coalesce(l.opened_count, 0) as opened_count,
      case when l.status = 'cancelled' then (select max(a.at) from audit_log a
        where a.entity = 'payment_links' and a.entity_id = l.id::text and a.action = 'paymentLink.cancel') end as cancelled_at,
      (select m.full_name from users m where m.id = l.closed_by) as cancelled_by, coalesce(l.close_reason, '') as close_reason
    from orders o join users u on u.id = o.user_id join currencies y on y.code = o.currency left join payment_links l on l.order_id = o.id
      left join countries c on c.id = (o.bill_to->>'countryId')::bigint left join states t on t.id = (o.bill_to->>'stateId')::bigint
    where o.id = ${orderId}`.execute(db);
  return rows[0]!;
};
