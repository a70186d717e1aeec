import { personOf, type PaylinkBuyer, type Person, type PlanKind } from '@lectern/contract/commerce';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';
import { isOf } from '../person.queries';

/** The student or trainer who buys, with what a bill needs of the account. Students are followed through merges. */
export interface Buyer extends Omit<PaylinkBuyer, 'plan' | 'paidOrders' | 'place' | 'currency'> {
  readonly hasStates: boolean;
}

const people: Readonly<Record<PlanKind, (id: number) => RawBuilder<unknown>>> = {
  student: (id) => sql`
    select s.id as student_id, null::bigint as trainer_id, s.user_id from students a join students s on s.id = coalesce(a.merged_into_id, a.id)
    where a.id = ${id} and s.deleted_at is null`,
  trainer: (id) => sql`
    select null::bigint as student_id, t.id as trainer_id, t.user_id from trainers t
    where t.id = ${id} and t.deleted_at is null and t.state <> 'suspended'`,
};

/** The person of the row `alias` may buy. */
export const mayBuy = (alias: string): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from users u where u.deleted_at is null and u.status not in ('blocked', 'erased') and u.id in (
    select s.user_id from students s where s.id = ${sql.ref(`${alias}.studentId`)} and s.deleted_at is null
    union all
    select t.user_id from trainers t where t.id = ${sql.ref(`${alias}.trainerId`)} and t.deleted_at is null and t.state <> 'suspended'))`;

const cannotBuy = {
  student: 'This student cannot buy: the account is gone or blocked',
  trainer: 'This trainer cannot buy: the account is gone, blocked or suspended',
} as const;

/** @throws 404 for a person who is gone or may not buy */
export const readBuyer = async (db: Kysely<DB>, { kind, id }: Person): Promise<Buyer> => {
  const { rows } = await sql<Buyer>`
    select p.student_id, p.trainer_id, u.id as user_id, u.full_name as name, coalesce(u.mobile_e164, '') as mobile,
      coalesce(u.email::text, '') as email, u.country_id, u.state_id,
      exists (select 1 from states t where t.country_id = u.country_id) as has_states
    from (${people[kind](id)}) p join users u on u.id = p.user_id
    where u.deleted_at is null and u.status not in ('blocked', 'erased')`.execute(db);
  if (!rows[0]) throw notFound(cannotBuy[kind]);
  return rows[0];
};

/** The buyer with place, running plan and paid orders, for the seller on the phone. */
export const readBuyerStrip = async (db: Kysely<DB>, who: Person) => {
  const buyer = await readBuyer(db, who);
  const person = personOf(buyer);
  const { rows } = await sql<Pick<PaylinkBuyer, 'place' | 'currency' | 'plan' | 'paidOrders'>>`
    select concat_ws(', ', nullif(u.city, ''), t.name, case when t.id is null then c.name end) as place,
      coalesce((select y.code from currencies y where y.code = c.currency and y.active), 'INR') as currency,
      (select jsonb_build_object('title', p.name, 'endsAt', to_char(b.period_ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        from subscriptions b join plan_versions v on v.id = b.plan_version_id
        join ${sql.table(`${person.kind}_plans`)} p on p.id = v.${sql.id(`${person.kind}PlanId`)}
        where ${isOf(person, 'b')} and b.status in ('trial', 'active', 'past_due')) as plan,
      (select count(*)::int from orders o where o.user_id in (select accounts_of(u.id)) and o.paid_at is not null) as paid_orders
    from users u left join countries c on c.id = u.country_id left join states t on t.id = u.state_id
    where u.id = ${buyer.userId}`.execute(db);
  return { ...buyer, ...rows[0]! };
};
