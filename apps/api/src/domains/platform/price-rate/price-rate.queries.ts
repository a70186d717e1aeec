import { ratesAtATime, type PriceRate, type RatedCurrency } from '@lectern/contract/platform/price-rate';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';

const columns = sql`
  p.currency, trim_scale(p.inr_per_unit)::text as inr_per_unit, p.valid_from,
  (select nullif(u.full_name, '') from users u where u.id = p.created_by) as created_by_name`;

const one = (found: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (select jsonb_build_object('currency', r.currency, 'inrPerUnit', r.inr_per_unit, 'validFrom', r.valid_from, 'createdByName', r.created_by_name)
    from (select ${columns} from price_rates p where p.currency = c.code and ${found} limit 1) r)`;

const rated = sql`
  select c.code, c.name, c.symbol, c.exponent, c.active, c.version,
    ${one(sql`p.valid_from <= money_now() order by p.valid_from desc`)} as rate,
    ${one(sql`p.valid_from > money_now() order by p.valid_from`)} as next,
    coalesce(report_day(money_now()) - (select report_day(max(p.valid_from)) from price_rates p where p.currency = c.code and p.valid_from <= money_now()), 0) as age_days
  from currencies c`;

/** Every currency with its rate of now and the next one, in their order. */
export const readRatedCurrencies = async (db: Kysely<DB>): Promise<RatedCurrency[]> =>
  (await sql<RatedCurrency>`${rated} order by c.sort_order, c.code`.execute(db)).rows;

/** @throws 404 */
export const readRatedCurrency = async (db: Kysely<DB>, code: string): Promise<RatedCurrency> => {
  const { rows } = await sql<RatedCurrency>`${rated} where c.code = ${code}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};

/** A page of a currency's rates, the newest first. */
export const readRateHistory = async (
  db: Kysely<DB>,
  currency: string,
  before: string | undefined,
): Promise<{ rates: PriceRate[]; hasMore: boolean }> => {
  const { rows } = await sql<PriceRate>`
    select ${columns} from price_rates p
    where p.currency = ${currency} and (${before ?? null}::timestamptz is null or p.valid_from < ${before ?? null}::timestamptz)
    order by p.valid_from desc limit ${ratesAtATime + 1}`.execute(db);
  return { rates: rows.slice(0, ratesAtATime), hasMore: rows.length > ratesAtATime };
};

/** @throws 404 */
export const readRate = async (db: Kysely<DB>, id: number): Promise<PriceRate> => {
  const { rows } = await sql<PriceRate>`select ${columns} from price_rates p where p.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};

/** Days after which a rate is too old for a payment link. */
export const readMaxRateAge = async (db: Kysely<DB>): Promise<number> =>
  (
    await sql<{ days: number }>`
      select coalesce((select (value->>'maxRateAgeDays')::int from settings where group_name = 'prices'), 35) as days`.execute(
      db,
    )
  ).rows[0]?.days ?? 35;
