import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** A currency with its newest rate. The rate of INR is '1' and has no row. */
export interface CurrencyRate {
  readonly code: string;
  readonly symbol: string;
  readonly exponent: number;
  readonly rate: string;
  readonly rateId: number | null;
  /** The moment from which the rate is valid; null for INR. */
  readonly validFrom: string | null;
  readonly ageDays: number;
}

/** Active currencies with a rate at this moment, by code; `codes` limits them. */
export const readRates = async (
  db: Kysely<DB>,
  codes?: readonly string[],
): Promise<ReadonlyMap<string, CurrencyRate>> => {
  const { rows } = await sql<CurrencyRate>`
    select c.code, c.symbol, c.exponent, coalesce(r.inr_per_unit::text, '1') as rate, r.id as rate_id, r.valid_from,
      coalesce(report_day(money_now()) - report_day(r.valid_from), 0) as age_days
    from currencies c left join lateral (
      select p.id, p.inr_per_unit, p.valid_from from price_rates p
      where p.currency = c.code and p.valid_from <= money_now() order by p.valid_from desc limit 1) r on true
    where c.active and (c.code = 'INR' or r.id is not null)
      and ${codes ? sql`c.code = any(${[...codes]}::text[])` : sql`true`}`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
};
