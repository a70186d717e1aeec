import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** The provider of new links, with the limits of one currency. Amounts are minor units. */
export interface ProviderTerms {
  readonly providerId: number;
  readonly code: string;
  readonly isTest: boolean;
  readonly step: number;
  readonly minimumMinor: number;
}

/** The provider of new links in this currency by the rule of `servedCurrencies`; undefined where none takes it. */
export const readProviderTerms = async (db: Kysely<DB>, currency: string): Promise<ProviderTerms | undefined> =>
  (
    await sql<ProviderTerms>`
      select p.id as provider_id, p.code, p.mode = 'test' and not coalesce((select (value->>'demo')::boolean from settings where group_name = 'payments'), false) as is_test,
        c.step, c.minimum_minor
      from payment_providers p join provider_currencies c on c.code = p.code and c.currency = ${currency}
      where p.active and p.code <> 'manual' and p.mode = (select d.mode from payment_providers d where d.is_default) and c.currency = any(p.currencies)
      order by p.is_default desc, p.id limit 1`.execute(db)
  ).rows[0];
