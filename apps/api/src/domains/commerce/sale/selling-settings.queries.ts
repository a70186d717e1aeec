import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** The seller and the rules of prices, as the settings say. */
export interface SellingSettings {
  readonly seller: {
    readonly name: string;
    readonly address: string;
    readonly countryId: number | null;
    readonly countryName: string;
    readonly stateId: number | null;
    /** The tax depends on the payer's state, where the payer is in the seller's country. */
    readonly hasStates: boolean;
    readonly stateName: string;
    readonly stateTaxCode: string;
    readonly taxId: string;
    readonly email: string;
    readonly phone: string;
    readonly taxCode: string;
  };
  /** Currencies with tax on top of the price. */
  readonly taxOnTop: readonly string[];
  readonly maxRateAgeDays: number;
  readonly zone: string;
}

/** @throws nothing: an empty setting has an empty seller */
export const readSellingSettings = async (db: Kysely<DB>): Promise<SellingSettings> => {
  const { rows } = await sql<SellingSettings>`
    with p as (select coalesce((select value from settings where group_name = 'payments'), '{}'::jsonb) as value),
    s as (select coalesce(value->'seller', '{}'::jsonb) as seller, value from p)
    select jsonb_build_object(
        'name', coalesce(seller->>'name', (select value->>'productName' from settings where group_name = 'general'), ''),
        'address', coalesce(seller->>'address', ''), 'countryId', (seller->>'countryId')::bigint, 'stateId', (seller->>'stateId')::bigint,
        'countryName', coalesce(c.name, ''), 'hasStates', exists (select 1 from states x where x.country_id = c.id), 'stateName', coalesce(t.name, ''), 'stateTaxCode', coalesce(t.tax_code, ''),
        'taxId', coalesce(seller->>'taxId', ''), 'email', coalesce(seller->>'email', ''), 'phone', coalesce(seller->>'phone', ''),
        'taxCode', coalesce(seller->>'taxCode', '')) as seller,
      coalesce((select array_agg(x) from jsonb_array_elements_text(value->'taxOnTop') x), '{}') as tax_on_top,
      coalesce((select (value->>'maxRateAgeDays')::int from settings where group_name = 'prices'), 35) as max_rate_age_days,
      business_zone() as zone
    from s left join countries c on c.id = (seller->>'countryId')::bigint left join states t on t.id = (seller->>'stateId')::bigint`.execute(
    db,
  );
  return rows[0]!;
};
