import { planLimits, type Plan, type PlanRow } from '@lectern/contract/commerce';
import { sql, type RawBuilder } from 'kysely';
import { recordTable } from '../../../records/table';
import { studentSide, trainerSide, type PlanSide } from './plan-side';

const running = sql`('trial', 'active', 'past_due')`;

/** The prices of a version `v`, in the order of currencies. */
const prices = sql`coalesce((
  select json_agg(json_build_object('currency', p.currency, 'priceMinor', p.price_minor, 'compareMinor', p.compare_minor, 'symbol', y.symbol, 'exponent', y.exponent) order by y.sort_order, p.currency)
  from plan_prices p join currencies y on y.code = p.currency where p.plan_version_id = v.id), '[]')`;
const features = sql`coalesce((
  select json_agg(json_build_object('text', f.text, 'included', f.included) order by f.sort_key) from plan_features f where f.plan_version_id = v.id), '[]')`;

/** A limit that a version does not name is none. */
const limitsOf = ({ kind }: PlanSide): RawBuilder<unknown> =>
  sql`json_build_object(${sql.join(Object.keys(planLimits[kind]).flatMap((name) => [sql.lit(name), sql`v.limits->${sql.lit(name)}`]))})`;

const period = sql`'no', v.no, 'periodUnit', v.period_unit, 'periodCount', v.period_count, 'trialDays', v.trial_days, 'commissionBp', v.commission_bp, 'prices', ${prices}`;
const versionOf = (side: PlanSide): RawBuilder<unknown> => sql`json_build_object(
  ${period}, 'id', v.id, 'state', v.state, 'graceDays', v.grace_days, 'limits', ${limitsOf(side)}, 'taxCode', v.tax_code, 'features', ${features},
  'publishedAt', v.published_at, 'publishedBy', (select m.full_name from users m where m.id = v.published_by), 'updatedAt', v.updated_at)`;

/** Parts of the select of plans `t` of one kind. */
const partsOf = (side: PlanSide) => {
  const ofPlan = sql`v.${sql.id(side.planId)} = t.id`;
  const subscriptions = (condition: RawBuilder<unknown>) =>
    sql`(select count(*)::int from subscriptions b join plan_versions v on v.id = b.plan_version_id where ${ofPlan} and ${condition})`;
  const numberOf = (state: string) => sql`(select v.no from plan_versions v where ${ofPlan} and v.state = ${state})`;
  const version = (state: string) =>
    sql`(select ${versionOf(side)} from plan_versions v where ${ofPlan} and v.state = ${state})`;
  /** The version on sale, or the draft until there is one. */
  const shownVersion = sql`plan_versions v where ${ofPlan} and v.state in ('live', 'draft') order by v.state = 'live' desc limit 1`;
  return { ofPlan, subscriptions, numberOf, version, shownVersion };
};

/** The price in rupees of the version that is shown, for filters and order; null without one. */
export const rupeesOf = (side: PlanSide): RawBuilder<unknown> =>
  sql`(select (p.price_minor / 10.0 ^ y.exponent)::numeric from plan_prices p join currencies y on y.code = p.currency
    where p.currency = 'INR' and p.plan_version_id = (select v.id from ${partsOf(side).shownVersion}))`;
export const subscribersOf = (side: PlanSide): RawBuilder<unknown> =>
  partsOf(side).subscriptions(sql`b.status in ${running}`);
/** 'true' or 'false'. */
export const hasDraftOf = (side: PlanSide): RawBuilder<unknown> =>
  sql`(exists (select 1 from plan_versions v where ${partsOf(side).ofPlan} and v.state = 'draft'))::text`;

const listedOf = (side: PlanSide) => {
  const { ofPlan, subscriptions, numberOf, shownVersion } = partsOf(side);
  return {
    label: 'name',
    columns: ['name', 'slug', 'highlighted', 'statusReason', 'createdAt'],
    unique: {
      [`${side.table}_name`]: ['name', 'Name'] as const,
      [`${side.table}_slug`]: ['slug', 'Slug'] as const,
    },
    computed: {
      liveNo: numberOf('live'),
      draftNo: numberOf('draft'),
      shown: sql`(select json_build_object(${period}, 'featureCount', (select count(*) from plan_features f where f.plan_version_id = v.id)) from ${shownVersion})`,
      subscribers: subscribersOf(side),
      inTrial: subscriptions(sql`b.status = 'trial'`),
      pastDue: subscriptions(sql`b.status = 'past_due'`),
      income: sql`coalesce((
        select json_agg(json_build_object('currency', x.currency, 'symbol', y.symbol, 'exponent', y.exponent, 'monthlyMinor', x.minor) order by x.n desc, x.currency)
        from (
          select b.currency, count(*) as n, round(sum(b.price_minor::numeric / (v.period_count * case v.period_unit when 'year' then 12 else 1 end)))::bigint as minor
          from subscriptions b join plan_versions v on v.id = b.plan_version_id
          where ${ofPlan} and b.status in ('active', 'past_due') and v.period_unit <> 'once' group by b.currency) x
        join currencies y on y.code = x.currency), '[]')`,
      wasSold: sql`exists (
        select 1 from plan_versions v where ${ofPlan} and (exists (select 1 from subscriptions b where b.plan_version_id = v.id)
          or exists (select 1 from orders o where o.plan_version_id = v.id)))`,
    },
  };
};

const wholeOf = (side: PlanSide) => {
  const listed = listedOf(side);
  const { ofPlan, subscriptions, version } = partsOf(side);
  const states = ['scheduled', 'trial', 'active', 'past_due', 'cancelled', 'expired'];
  return {
    ...listed,
    columns: [...listed.columns, 'descriptionHtml', 'imageFileId'],
    computed: {
      ...listed.computed,
      live: version('live'),
      draft: version('draft'),
      past: sql`coalesce((select json_agg(${versionOf(side)} order by v.no desc) from plan_versions v where ${ofPlan} and v.state = 'past'), '[]')`,
      counts: sql`json_build_object(${sql.join(states.flatMap((state) => [sql.lit(state), subscriptions(sql`b.status = ${state}`)]))})`,
    },
  };
};

const tablesOf = (side: PlanSide) => ({
  /** Plans as lists show them. */
  rows: recordTable<PlanRow>(side.table, listedOf(side)),
  /** Whole plans. */
  plans: recordTable<Plan>(side.table, wholeOf(side)),
});
const tables = { student: tablesOf(studentSide), trainer: tablesOf(trainerSide) };

/** The tables of a kind. */
export const planTables = ({ kind }: PlanSide) => tables[kind];
