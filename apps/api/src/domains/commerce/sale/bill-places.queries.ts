import type { BillTo } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { BillPlaces } from './bill-to';

/** The places of a bill, as the reference data know them. */
export const readBillPlaces = async (
  db: Kysely<DB>,
  { countryId, stateId, taxId }: BillTo,
  sellerCountryId: number | null,
): Promise<BillPlaces> => {
  const { rows } = await sql<{
    needsState: boolean;
    isIndia: boolean;
    countryExists: boolean;
    state: BillPlaces['state'] | null;
    taxIdState: string | null;
  }>`
    select ${countryId}::bigint = ${sellerCountryId}::bigint and exists (select 1 from states where country_id = ${countryId}) as needs_state,
      coalesce((select iso2 = 'IN' from countries where id = ${countryId}), false) as is_india,
      exists (select 1 from countries where id = ${countryId} and active) as country_exists,
      (select jsonb_build_object('name', name, 'countryId', country_id, 'taxCode', tax_code) from states where id = ${stateId}) as state,
      (select s.name from states s where s.country_id = ${countryId} and s.tax_code = ${taxId.slice(0, 2)}) as tax_id_state`.execute(
    db,
  );
  const { needsState, state, taxIdState, ...facts } = rows[0]!;
  return { ...facts, needsState: needsState ?? false, state: state ?? undefined, taxIdState: taxIdState ?? undefined };
};
