import type { BillTo, InvoiceSplit, TaxLine } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { LeftOfInvoice } from './left.queries';

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
): Promise<Omit<InvoiceSplit, 'placeOfSupply'>> => {
  const { totalMinor, taxLines, issuedOn } = left;
  const { rows } = await sql<{ lines: TaxLine[] }>`
    select tax_lines_of(${totalMinor}, ${countryId}, ${stateId}, ${issuedOn}::date) as lines`.execute(db);
  const { lines } = rows[0]!;
  const kept = namesOf(lines) === namesOf(taxLines) ? [...taxLines] : lines;
  return { totalMinor, taxLines: kept, netMinor: totalMinor - taxOf(kept) };
};
