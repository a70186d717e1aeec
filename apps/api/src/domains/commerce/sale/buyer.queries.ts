import type { PaylinkBuyer } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';

/** The student who learns, followed through merges, with what a bill needs of the account. */
export interface Buyer extends Omit<PaylinkBuyer, 'plan' | 'paidOrders' | 'place' | 'currency'> {
  readonly hasStates: boolean;
}

/** @throws 404 for a student who is gone or may not buy */
export const readBuyer = async (db: Kysely<DB>, studentId: number): Promise<Buyer> => {
  const { rows } = await sql<Buyer>`
    select s.id as student_id, u.id as user_id, u.full_name as name, coalesce(u.mobile_e164, '') as mobile,
      coalesce(u.email::text, '') as email, u.country_id, u.state_id,
      exists (select 1 from states t where t.country_id = u.country_id) as has_states
    from students a join students s on s.id = coalesce(a.merged_into_id, a.id) join users u on u.id = s.user_id
    where a.id = ${studentId} and s.deleted_at is null and u.deleted_at is null and u.status not in ('blocked', 'erased')`.execute(
    db,
  );
  if (!rows[0]) throw notFound('This student cannot buy: the account is gone or blocked');
  return rows[0];
};

/** The buyer with place, running plan and paid orders, for the seller on the phone. */
export const readBuyerStrip = async (db: Kysely<DB>, studentId: number) => {
  const buyer = await readBuyer(db, studentId);
  const { rows } = await sql<Pick<PaylinkBuyer, 'place' | 'currency' | 'plan' | 'paidOrders'>>`
    select concat_ws(', ', nullif(u.city, ''), t.name, case when t.id is null then c.name end) as place,
      coalesce((select y.code from currencies y where y.code = c.currency and y.active), 'INR') as currency,
      (select jsonb_build_object('title', p.name, 'endsAt', to_char(b.period_ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        from subscriptions b join plan_versions v on v.id = b.plan_version_id join student_plans p on p.id = v.student_plan_id
        where b.student_id = ${buyer.studentId} and b.status in ('trial', 'active', 'past_due')) as plan,
      (select count(*)::int from orders o where o.user_id in (select accounts_of(u.id)) and o.paid_at is not null) as paid_orders
    from users u left join countries c on c.id = u.country_id left join states t on t.id = u.state_id
    where u.id = ${buyer.userId}`.execute(db);
  return { ...buyer, ...rows[0]! };
};
