import type { BillTo, InvoiceSplit, TaxLine } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { readSellingSettings } from '../sale/selling-settings.queries';
import type { LeftOfInvoice } from './left.queries';
import { placeNames, placeOfSupply } from './place';

const namesOf = (lines: readonly TaxLine[]): string => lines.map(({ name, rateBp }) => `${name} ${rateBp}`).join();

/** Sum of all taxes in minor units. */
export const taxOf = (lines: readonly TaxLine[]): number => lines.reduce((sum, { taxMinor }) => sum + taxMinor, 0);

/**
 * Taxes of the rest of an invoice, for a payer. The same taxes keep their sums to the unit. Another place splits the total again, at the
 * rates of the invoice's day.
 */
export const splitFor = async (
  db: Kysely<DB>,
  left: LeftOfInvoice,
  { countryId, stateId }: Pick<BillTo, 'countryId' | 'stateId'>,
): Promise<InvoiceSplit> => {
  const { totalMinor, taxLines, issuedOn } = left;
  const { seller } = await readSellingSettings(db);
  const place = { ...placeNames, bill: sql`jsonb_build_object('countryId', ${countryId}::bigint)` };
  const { rows } = await sql<{ lines: TaxLine[]; place: string }>`
    select tax_lines_of(${totalMinor}, ${countryId}, ${stateId}, ${issuedOn}::date) as lines, ${placeOfSupply(place, seller.countryId)} as place
    from (select 1) one left join countries c on c.id = ${countryId} left join states t on t.id = ${stateId}`.execute(
    db,
  );
  const { lines, place: placeText } = rows[0]!;
  const kept = namesOf(lines) === namesOf(taxLines) ? [...taxLines] : lines;
  return { placeOfSupply: placeText, totalMinor, taxLines: kept, netMinor: totalMinor - taxOf(kept) };
};
