import { keysOf } from '@lectern/contract/records';
import { saleItemKinds, type Person, type PlanKind, type SaleItemKind } from '@lectern/contract/commerce';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { searchCondition } from '../../../server/list/list-search';
import { isOf } from '../person.queries';

/** A thing that may be sold, with every price of its own in minor units. */
export interface StoredItem {
  readonly kind: SaleItemKind;
  readonly id: number;
  /** The people who can buy it. */
  readonly audience: PlanKind;
  readonly title: string;
  readonly about: string;
  /** Currency → price. */
  readonly prices: Readonly<Record<string, number>>;
  /** The currency that other prices are converted from. */
  readonly baseCurrency: string;
  readonly planVersionId: number | null;
  readonly categoryId: number | null;
  readonly sellerTrainerId: number | null;
  readonly taxCode: string;
  readonly period: { readonly unit: 'month' | 'year' | 'once'; readonly count: number } | null;
  /** The cause why this person cannot buy it; null where nothing hinders. */
  readonly reason: string | null;
}

const course = (studentId: number | null): RawBuilder<StoredItem> => sql<StoredItem>`
  select 'course' as kind, t.id, 'student' as audience, t.title,
    coalesce((select u.full_name from trainers x join users u on u.id = x.user_id where x.id = t.trainer_id), '') as about,
    jsonb_build_object(t.currency, t.price_minor) || coalesce((
      select jsonb_object_agg(p.currency, p.price_minor) from course_prices p where p.course_id = t.id), '{}') as prices,
    t.currency as base_currency, null::bigint as plan_version_id, t.category_id, t.trainer_id as seller_trainer_id, t.tax_code,
    null::jsonb as period,
    case when exists (select 1 from course_enrolments e where e.course_id = t.id and e.student_id = ${studentId} and e.state <> 'revoked')
      then 'Enrolled already' end as reason
  from courses t where t.status = 'published' and t.deleted_at is null`;

const plan = (audience: PlanKind, buyer: Person | null): RawBuilder<StoredItem> => sql<StoredItem>`
  select 'plan' as kind, t.id, ${audience}::text as audience, t.name as title,
    (case v.period_unit when 'once' then 'for ever' else concat_ws(' ', v.period_count, v.period_unit || case v.period_count when 1 then '' else 's' end) end) as about,
    (select jsonb_object_agg(p.currency, p.price_minor) from plan_prices p where p.plan_version_id = v.id) as prices,
    (select p.currency from plan_prices p join currencies y on y.code = p.currency where p.plan_version_id = v.id
      order by p.currency <> 'INR', y.sort_order limit 1) as base_currency,
    v.id as plan_version_id, null::bigint as category_id, null::bigint as seller_trainer_id, v.tax_code,
    jsonb_build_object('unit', v.period_unit, 'count', v.period_count) as period,
    case when exists (select 1 from subscriptions b where ${buyer ? isOf(buyer, 'b') : sql`false`} and b.status in ('trial', 'active', 'past_due')
      and b.period_ends_at is null and (b.price_minor > 0 or b.plan_version_id = v.id)) then 'Has a plan without end' end as reason
  from ${sql.table(`${audience}_plans`)} t join plan_versions v on v.${sql.id(`${audience}PlanId`)} = t.id and v.state = 'live'
  where t.status = 'published' and t.deleted_at is null and exists (select 1 from plan_prices p where p.plan_version_id = v.id)`;

const seat = (studentId: number | null): RawBuilder<StoredItem> => sql<StoredItem>`
  select 'batch' as kind, t.id, 'student' as audience, t.title,
    u.full_name || ', starts ' || to_char(t.starts_at at time zone t.time_zone, 'FMDD Mon YYYY') as about,
    jsonb_build_object(t.currency, t.price_minor) as prices, t.currency as base_currency, null::bigint as plan_version_id,
    (select c.category_id from courses c where c.id = t.course_id) as category_id, t.trainer_id as seller_trainer_id, t.tax_code,
    null::jsonb as period,
    case when m.state in ('active', 'completed') then 'In this batch already'
      when exists (select 1 from orders o where o.batch_id = t.id and o.student_id = ${studentId} and o.status = 'open') then 'Has an open payment link'
      when m.state = 'reserved' then null
      when m.state = 'waitlisted' then 'On the waitlist'
      when t.booking_closes_at <= now() then 'Booking has closed'
      when t.seats_taken >= t.seats then 'No seat is left' end as reason
  from batches t join trainers x on x.id = t.trainer_id join users u on u.id = x.user_id
  left join batch_members m on m.batch_id = t.id and m.student_id = ${studentId} and m.state in ('waitlisted', 'reserved', 'active', 'completed')
  where t.timing_status in (2, 3) and t.price_minor is not null and t.deleted_at is null`;

type Source = (buyer: Person | null) => RawBuilder<StoredItem>;
const forStudent =
  (source: (studentId: number | null) => RawBuilder<StoredItem>): Source =>
  (buyer) =>
    source(buyer?.id ?? null);

/** The things on sale for each audience. */
const sources: Readonly<Record<PlanKind, Readonly<Partial<Record<SaleItemKind, Source>>>>> = {
  student: {
    plan: (buyer) => plan('student', buyer),
    course: forStudent(course),
    batch: forStudent(seat),
  },
  trainer: { plan: (buyer) => plan('trainer', buyer) },
};

const most = 20;

const named = (q: string | undefined): RawBuilder<unknown> =>
  q ? sql`and ${searchCondition(q, sql.ref('t.searchText'))}` : sql``;

/** The first items of these words that a buyer can have, plans before courses before batches, with their number. Without a buyer: those of students. */
export const findItems = async (
  db: Kysely<DB>,
  { q, kind, buyer }: { q?: string | undefined; kind?: SaleItemKind | undefined; buyer: Person | null },
): Promise<{ readonly items: readonly StoredItem[]; readonly total: number }> => {
  const kinds = kind === undefined ? keysOf(saleItemKinds) : [kind];
  const onSale = sources[buyer?.kind ?? 'student'];
  const among = kinds.flatMap((each) => {
    const source = onSale[each];
    return source ? [sql`${source(buyer)} ${named(q)}`] : [];
  });
  if (among.length === 0) return { items: [], total: 0 };
  const { rows } = await sql<StoredItem & { total: number }>`
    with found as (${sql.join(among, sql` union all `)})
    select *, (count(*) over ())::int as total from found order by array_position('{plan,course,batch}'::text[], kind), title, id limit ${most}`.execute(
    db,
  );
  return { items: rows.map(({ total: _total, ...item }) => item), total: rows[0]?.total ?? 0 };
};

/** One item by kind and id; undefined when it is not sold now, or not to this buyer. */
export const readItem = async (
  db: Kysely<DB>,
  item: { readonly kind: SaleItemKind; readonly id: number },
  buyer: Person,
): Promise<StoredItem | undefined> => {
  const source = sources[buyer.kind][item.kind];
  if (!source) return undefined;
  const { rows } = await sql<StoredItem>`${source(buyer)} and t.id = ${item.id}`.execute(db);
  return rows[0];
};
