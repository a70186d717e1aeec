import type { PlanTouched } from '@lectern/contract/commerce';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { PlanSide } from './plan-side';

/** The days at least between a publication and the first renewal at its price. */
export const noticeDays = 14;
const from = sql`money_now() + make_interval(days => ${noticeDays})`;

/** Running subscriptions `b` of a plan, each with the fate that a move to version `next` would give it. */
const fatesOf = ({ planId }: PlanSide, id: number, next: number): RawBuilder<unknown> => sql`
  select b.id, b.currency, b.price_minor, p.price_minor as next_minor, v.period_unit, v.period_count,
    case when b.period_ends_at is null then 'withoutEnd' when b.cancel_at_end then 'leaving' when p.currency is null then 'noPrice'
      when b.period_ends_at < ${from} then 'later' else 'next' end as fate
  from subscriptions b join plan_versions v on v.id = b.plan_version_id
    left join plan_prices p on p.plan_version_id = ${next} and p.currency = b.currency
  where v.${sql.id(planId)} = ${id} and b.status in ('trial', 'active', 'past_due')`;

const yearly = (minor: RawBuilder<unknown>, unit: RawBuilder<unknown>, count: RawBuilder<unknown>) =>
  sql`case ${unit} when 'month' then ${minor} * 12.0 / ${count} when 'year' then ${minor}::numeric / ${count} else 0 end`;

interface Group {
  readonly fate: 'withoutEnd' | 'leaving' | 'noPrice' | 'later' | 'next';
  readonly currency: string;
  readonly symbol: string;
  readonly exponent: number;
  readonly count: number;
  readonly yearlyMinor: number;
}

/** The subscribers of a plan that publishing version `next` touches, and the price of those who can be moved. */
export const readTouched = async (db: Kysely<DB>, side: PlanSide, id: number, next: number): Promise<PlanTouched> => {
  const { rows: groups } = await sql<Group>`
    select x.fate, x.currency, y.symbol, y.exponent, count(*)::int as count,
      coalesce(round(sum(${yearly(sql`x.next_minor`, sql`n.period_unit`, sql`n.period_count`)}
        - ${yearly(sql`x.price_minor`, sql`x.period_unit`, sql`x.period_count`)})), 0)::bigint as yearly_minor
    from (${fatesOf(side, id, next)}) x join currencies y on y.code = x.currency join plan_versions n on n.id = ${next}
    group by x.fate, x.currency, y.symbol, y.exponent order by count(*) desc, x.currency`.execute(db);
  const { rows } = await sql<{ from: string; scheduled: number; openLinks: number }>`
    select ${from} as "from",
      (select count(*)::int from subscriptions b join plan_versions v on v.id = b.plan_version_id
        where v.${sql.id(side.planId)} = ${id} and b.status = 'scheduled') as scheduled,
      (select count(*)::int from payment_links l join orders o on o.id = l.order_id join plan_versions v on v.id = o.plan_version_id
        where v.${sql.id(side.planId)} = ${id} and l.status = 'open') as open_links`.execute(db);
  const sum = (...fates: Group['fate'][]): number =>
    groups.filter(({ fate }) => fates.includes(fate)).reduce((total, { count }) => total + count, 0);
  const moved = groups.filter(({ fate }) => fate === 'next' || fate === 'later');
  const currencies = [...new Set(moved.map(({ currency }) => currency))];
  return {
    ...rows[0]!,
    running: sum('withoutEnd', 'leaving', 'noPrice', 'later', 'next'),
    moving: sum('next', 'later'),
    later: sum('later'),
    withoutEnd: sum('withoutEnd'),
    leaving: sum('leaving'),
    noPrice: groups.filter(({ fate }) => fate === 'noPrice').map(({ currency, count }) => ({ currency, count })),
    income: currencies.map((currency) => {
      const own = moved.filter((group) => group.currency === currency);
      const { symbol, exponent } = own[0]!;
      const total = (of: 'count' | 'yearlyMinor') => own.reduce((all, group) => all + group[of], 0);
      return { currency, symbol, exponent, count: total('count'), yearlyMinor: total('yearlyMinor') };
    }),
  };
};

/** Marks all subscribers who can be moved for version `next` at their renewal; answers how many. */
export const moveSubscribers = async (db: Kysely<DB>, side: PlanSide, id: number, next: number): Promise<number> => {
  const { rows } = await sql`
    update subscriptions b set next_version_id = ${next}, next_from = ${from}
    from (${fatesOf(side, id, next)}) x where x.id = b.id and x.fate in ('next', 'later') returning 1`.execute(db);
  return rows.length;
};

/** The first open payment links for a plan, for people. */
export const openLinksOf = async (db: Kysely<DB>, { planId }: PlanSide, id: number) => {
  const { rows } = await sql<{ id: number; person: string; total: number }>`
    select l.id, u.full_name as person, (count(*) over ())::int as total
    from payment_links l join orders o on o.id = l.order_id join plan_versions v on v.id = o.plan_version_id join users u on u.id = o.user_id
    where v.${sql.id(planId)} = ${id} and l.status = 'open' order by l.id limit 5`.execute(db);
  return rows;
};
