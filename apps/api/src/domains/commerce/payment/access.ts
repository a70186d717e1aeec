import type { SaleItemKind } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { countCourseOf } from '../../catalog/course/count-course';
import { seatPaid } from '../../people/batch/member/order-seat';
import { isOf, readOrderPerson } from '../person.queries';
import { closeRenewals } from '../subscription/close-renewals';
import { renew } from '../subscription/renew';
import { runAgain } from './run-again';
import { tried } from './tried';

/** The student of an order for a course or a seat. */
const studentOf = async (db: Kysely<DB>, orderId: number): Promise<number> => {
  const { kind, id } = await readOrderPerson(db, orderId);
  if (kind !== 'student') throw new Error('courses and seats are sold to students');
  return id;
};

const enrol = async (db: Kysely<DB>, orderId: number): Promise<string> => {
  const studentId = await studentOf(db, orderId);
  const { rows } = await sql`
    insert into course_enrolments (course_id, student_id, source, order_id, enrolled_at)
    select o.course_id, ${studentId}, 'order', o.id, money_now() from orders o where o.id = ${orderId}
    on conflict (course_id, student_id) where state <> 'revoked' do nothing returning id`.execute(db);
  if (rows.length === 0) return 'already enrolled';
  await countCourseOf(db, orderId);
  return '';
};

/** Begins a subscription now, or at the end of the one that runs. Its first period is paid. A plan that is over, or free without end, gives way. */
const subscribe = async (db: Kysely<DB>, orderId: number): Promise<string> => {
  const again = await runAgain(db, orderId);
  if (again !== undefined) return again;
  const person = await readOrderPerson(db, orderId);
  const column = sql.id(`${person.kind}Id`);
  await sql`
    update subscriptions set status = 'expired'
    where ${isOf(person, 'subscriptions')} and status in ('trial', 'active', 'past_due')
      and (period_ends_at <= money_now() or period_ends_at is null and price_minor = 0)`.execute(db);
  const { rows } = await sql<{ startsAt: string | null; runs: boolean }>`
    select coalesce(b.period_ends_at, case when b.id is null then money_now() end) as starts_at, b.id is not null as runs
    from (select 1) one
    left join subscriptions b on ${isOf(person, 'b')} and b.status in ('trial', 'active', 'past_due')`.execute(db);
  const { startsAt, runs } = rows[0]!;
  if (startsAt === null) return 'has a plan without end';
  const made = await sql`
    with sold as (
      select o.id, o.plan_version_id, o.currency, v.period_unit, v.period_count,
        case when v.period_unit <> 'once' then period_end(${startsAt}::timestamptz, business_zone(), v.period_unit, v.period_count) end as ends_at
      from orders o join plan_versions v on v.id = o.plan_version_id where o.id = ${orderId}),
    begun as (
      insert into subscriptions (${column}, plan_version_id, status, currency, price_minor, coupon_id, coupon_periods_left, zone, anchor_at, starts_at, period_no, period_ends_at)
      select ${person.id}, s.plan_version_id, ${runs ? 'scheduled' : 'active'}, s.currency, o.list_minor, o.coupon_id,
        (select c.periods - 1 from coupons c where c.id = o.coupon_id), business_zone(), ${startsAt}, ${startsAt}, 1, s.ends_at
      from sold s join orders o on o.id = s.id
      on conflict (${column}) where status in ('trial', 'active', 'past_due') do nothing returning id)
    insert into subscription_periods (subscription_id, no, starts_at, ends_at, plan_version_id, order_id)
    select b.id, 1, ${startsAt}, s.ends_at, s.plan_version_id, s.id from begun b, sold s returning no`.execute(db);
  if (made.rows.length === 0) return 'another plan began in the same moment';
  await closeRenewals(
    db,
    sql`x.subscription_id in (select b.id from subscriptions b where ${isOf(person, 'b')})`,
    'Another plan was bought',
  );
  return '';
};

/** Gives the seat that the link held, or another one. A full batch puts the student on its waitlist, which a person must see. */
const seat = async (db: Kysely<DB>, orderId: number): Promise<string> => {
  const studentId = await studentOf(db, orderId);
  const { rows } = await sql<{ batchId: number; paymentId: number | null }>`
    select o.batch_id,
      (select p.id from payments p where p.order_id = o.id and p.status = 'paid' and not p.surplus) as payment_id
    from orders o where o.id = ${orderId}`.execute(db);
  const state = await seatPaid(db, { ...rows[0]!, studentId });
  if (state === 'known') return 'in this batch already';
  return state === 'waitlisted' ? 'the batch takes nobody now, the student is on its waitlist' : '';
};

const gives = { plan: subscribe, course: enrol, batch: seat } as const;

/** Begins the next period of a plan; after a refund that failed the plan runs again. */
const renewal = async (db: Kysely<DB>, orderId: number): Promise<string> =>
  (await runAgain(db, orderId)) ?? renew(db, orderId);

interface Sold {
  readonly itemKind: SaleItemKind;
  readonly isRenewal: boolean;
}

/** The end of an attempt to give access; `error` is empty where it was given. */
interface Access {
  readonly state: 'given' | 'failed';
  readonly error: string;
}

/**
 * Gives what an order has paid for, in a savepoint: money that came stays, whatever happens here. Gives the state it ends in;
 * the cause of a failure is kept with the order.
 */
export const giveAccess = async (db: Kysely<DB>, orderId: number): Promise<Access> => {
  const { rows } = await sql<Sold>`
    select item_kind, subscription_id is not null as is_renewal from orders where id = ${orderId}`.execute(db);
  const { itemKind, isRenewal } = rows[0]!;
  const give = isRenewal ? renewal : gives[itemKind];
  const given = await tried(db, () => give(db, orderId));
  const error = 'value' in given ? given.value : given.cause;
  const state = error === '' ? 'given' : 'failed';
  await sql`update orders set access_state = ${state}, access_error = ${error} where id = ${orderId}`.execute(db);
  return { state, error };
};
