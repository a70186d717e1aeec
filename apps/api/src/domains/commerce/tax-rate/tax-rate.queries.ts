import type { TaxRate } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';

const columns = sql`
  r.id, r.version, r.country_id, c.name as country_name, r.scope, r.name, r.rate_bp, r.valid_from::text as valid_from, r.valid_to::text as valid_to`;

/** The days of a rate: from the first one, up to the day before `validTo`. */
export type RateDays = Pick<TaxRate, 'validFrom'> & { readonly validTo?: string | null | undefined };

/** Every rate, by country, the newest first. */
export const readTaxRates = async (db: Kysely<DB>): Promise<TaxRate[]> =>
  (
    await sql<TaxRate>`
      select ${columns} from tax_rates r join countries c on c.id = r.country_id
      order by c.name, array_position('{same_state,same_territory,other_state,any,export}'::text[], r.scope), r.name, r.valid_from desc`.execute(
      db,
    )
  ).rows;

/** One rate, kept from others until the transaction ends. @throws 404 */
export const lockTaxRate = async (db: Kysely<DB>, id: number): Promise<TaxRate> => {
  const { rows } = await sql<TaxRate>`
    select ${columns} from tax_rates r join countries c on c.id = r.country_id where r.id = ${id} for update of r`.execute(
    db,
  );
  if (!rows[0]) throw notFound();
  return rows[0];
};

export const readSellerCountry = async (db: Kysely<DB>): Promise<number | null> =>
  (
    await sql<{ id: number | null }>`
      select (select (value->'seller'->>'countryId')::bigint from settings where group_name = 'payments') as id`.execute(
      db,
    )
  ).rows[0]?.id ?? null;

/** Another rate of this name, country and payers that shares a day with these. */
export const findOverlap = async (
  db: Kysely<DB>,
  { id, countryId, scope, name }: Pick<TaxRate, 'countryId' | 'scope' | 'name'> & { readonly id?: number },
  { validFrom, validTo }: RateDays,
): Promise<RateDays | undefined> =>
  (
    await sql<RateDays>`
      select valid_from::text as valid_from, valid_to::text as valid_to from tax_rates
      where country_id = ${countryId} and scope = ${scope} and lower(name) = lower(${name}) and id is distinct from ${id ?? null}
        and daterange(valid_from, valid_to) && daterange(${validFrom}::date, ${validTo ?? null}::date) limit 1`.execute(
      db,
    )
  ).rows[0];

/**
 * The newest day of these with an invoice for payers whom the rate concerns. Papers of test
 * money count too: they are papers of that day.
 */
export const newestPaperDay = async (
  db: Kysely<DB>,
  { countryId, scope }: Pick<TaxRate, 'countryId' | 'scope'>,
  days: readonly RateDays[],
): Promise<string | null> => {
  let newest: string | null = null;
  for (const { validFrom, validTo } of days) {
    const { rows } = await sql<{ day: string | null }>`
      select max(i.issued_on)::text as day from invoices i
      where i.issued_on >= ${validFrom}::date and (${validTo ?? null}::date is null or i.issued_on < ${validTo ?? null}::date)
        and ((i.bill_to->>'countryId')::bigint = ${countryId}) = ${scope !== 'export'}`.execute(db);
    const day = rows[0]?.day ?? null;
    if (day !== null && (newest === null || day > newest)) newest = day;
  }
  return newest;
};
