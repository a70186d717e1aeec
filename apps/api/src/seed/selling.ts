import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { stateTaxCodes, studentPlans, taxRates, territories, trainerPlans, type PlanSeed } from './selling-data';

const step = 1_048_576;

/** Tax codes of India's states, and what the providers take in each currency: reference data of every console. */
export const seedMoneyReference = async (db: Kysely<DB>): Promise<void> => {
  await sql`
    update states s set tax_code = v.tax, territory = s.code = any(${[...territories]}) from countries c,
      unnest(${Object.keys(stateTaxCodes)}::text[], ${Object.values(stateTaxCodes)}::text[]) v (code, tax)
    where c.id = s.country_id and c.iso2 = 'IN' and s.code = v.code`.execute(db);
  await sql`select fill_provider_currencies()`.execute(db);
};

const minorOf = (db: Kysely<DB>) => async (currency: string, units: number) => {
  const { exponent } = await db
    .selectFrom('currencies')
    .select('exponent')
    .where('code', '=', currency)
    .executeTakeFirstOrThrow();
  return units * 10 ** exponent;
};

type Kind = 'student' | 'trainer';
type Terms = NonNullable<PlanSeed['draft']> & PlanSeed;

/** A version of a plan as a draft; answers its id. */
const seedVersion = async (db: Kysely<DB>, kind: Kind, planId: number, no: number, terms: Terms): Promise<number> => {
  const minor = minorOf(db);
  const [periodUnit, periodCount] = terms.period;
  const { id: planVersionId } = await db
    .insertInto('planVersions')
    .values({
      [kind === 'student' ? 'studentPlanId' : 'trainerPlanId']: planId,
      no,
      periodUnit,
      periodCount,
      trialDays: terms.trialDays ?? 0,
      limits: JSON.stringify(terms.limits),
      commissionBp: terms.commissionBp ?? null,
      taxCode: '999293',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [currency, units] of Object.entries(terms.prices)) {
    const compare = terms.compare?.[currency];
    await db
      .insertInto('planPrices')
      .values({
        planVersionId,
        currency,
        priceMinor: await minor(currency, units),
        compareMinor: compare === undefined ? null : await minor(currency, compare),
      })
      .execute();
  }
  await db
    .insertInto('planFeatures')
    .values(terms.features.map((text, at) => ({ planVersionId, text, sortKey: (at + 1) * step })))
    .execute();
  return planVersionId;
};

const seedPlan = async (db: Kysely<DB>, kind: Kind, plan: PlanSeed, index: number): Promise<void> => {
  const { id: planId } = await db
    .insertInto(kind === 'student' ? 'studentPlans' : 'trainerPlans')
    .values({
      name: plan.name,
      slug: plan.name.toLowerCase().replaceAll(' ', '-'),
      status: plan.status,
      statusReason: plan.reason ?? '',
      sortKey: (index + 1) * step,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { earlier = [], draft } = plan;
  const sold: readonly Terms[] = [...earlier.map((terms) => ({ ...plan, ...terms })), plan];
  for (const [at, terms] of sold.entries()) {
    const id = await seedVersion(db, kind, planId, at + 1, terms);
    if (plan.status === 'draft') continue;
    const state = at === sold.length - 1 ? 'live' : 'past';
    const monthsAgo = 18 + 6 * (sold.length - 1 - at);
    await sql`
      update plan_versions set state = ${state}, published_at = now() - make_interval(months => ${monthsAgo}) where id = ${id}`.execute(
      db,
    );
  }
  if (draft) await seedVersion(db, kind, planId, sold.length + 1, { ...plan, ...draft });
};

/** The seller of the demo in Karnataka, its taxes, and the plans of students and trainers. Its sandbox money counts: the database is marked as a demo. */
export const seedSelling = async (db: Kysely<DB>): Promise<void> => {
  await sql`
    insert into tax_rates (country_id, scope, name, rate_bp, valid_from)
    select c.id, v.scope, v.name, v.bp, date '2020-01-01'
    from unnest(${taxRates.map(([country]) => country)}::text[], ${taxRates.map(([, scope]) => scope)}::text[], ${taxRates.map(([, , name]) => name)}::text[], ${taxRates.map(([, , , bp]) => bp)}::int[])
      v (country, scope, name, bp) join countries c on c.iso2 = v.country`.execute(db);
  await sql`
    insert into settings as s (group_name, value)
    select 'payments', jsonb_build_object('demo', true, 'yearStarts', 4, 'seller', jsonb_build_object(
      'name', 'Lectern Academy', 'address', E'12 Church Street\nBengaluru 560001', 'countryId', c.id, 'stateId', t.id, 'taxId', '',
      'email', 'help@lectern.example', 'phone', '+91 80 0000 0000', 'taxCode', '999293'))
    from countries c join states t on t.country_id = c.id and t.code = 'KA' where c.iso2 = 'IN'
    on conflict (group_name) do update set value = s.value || excluded.value`.execute(db);
  for (const [index, plan] of studentPlans.entries()) await seedPlan(db, 'student', plan, index);
  for (const [index, plan] of trainerPlans.entries()) await seedPlan(db, 'trainer', plan, index);
};

/** Sets the states of the demo's people in India, which a bill needs. Pune is in Maharashtra; the others live in the seller's state. */
export const seedStates = async (db: Kysely<DB>): Promise<void> => {
  await sql`
    update users u set state_id = s.id from countries c join states s on s.country_id = c.id
    where c.iso2 = 'IN' and u.country_id = c.id and s.code = case u.city when 'Pune' then 'MH' else 'KA' end`.execute(
    db,
  );
};
