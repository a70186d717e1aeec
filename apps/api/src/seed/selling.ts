import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { stateTaxCodes, studentPlans, taxRates, territories, type PlanSeed } from './selling-data';

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

const seedPlan = async (db: Kysely<DB>, plan: PlanSeed, index: number): Promise<void> => {
  const minor = minorOf(db);
  const { id: studentPlanId } = await db
    .insertInto('studentPlans')
    .values({
      name: plan.name,
      slug: plan.name.toLowerCase(),
      status: plan.status,
      statusReason: plan.reason ?? '',
      sortKey: (index + 1) * step,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [periodUnit, periodCount] = plan.period;
  const { id: planVersionId } = await db
    .insertInto('planVersions')
    .values({
      studentPlanId,
      no: 1,
      periodUnit,
      periodCount,
      trialDays: plan.trialDays ?? 0,
      limits: JSON.stringify(plan.limits),
      taxCode: '999293',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [currency, units] of Object.entries(plan.prices)) {
    const compare = plan.compare?.[currency];
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
    .values(plan.features.map((text, at) => ({ planVersionId, text, sortKey: (at + 1) * step })))
    .execute();
  if (plan.status !== 'draft')
    await sql`update plan_versions set state = 'live', published_at = now() where id = ${planVersionId}`.execute(db);
};

/** The seller of the demo in Karnataka, its taxes, and six student plans. Its sandbox money counts: the database is marked as a demo. */
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
  for (const [index, plan] of studentPlans.entries()) await seedPlan(db, plan, index);
};

/** Sets the states of the demo's people in India, which a bill needs. Pune is in Maharashtra; the others live in the seller's state. */
export const seedStates = async (db: Kysely<DB>): Promise<void> => {
  await sql`
    update users u set state_id = s.id from countries c join states s on s.country_id = c.id
    where c.iso2 = 'IN' and u.country_id = c.id and s.code = case u.city when 'Pune' then 'MH' else 'KA' end`.execute(
    db,
  );
};
