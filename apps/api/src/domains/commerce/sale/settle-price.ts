import type { BillTo, TaxLine } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { settled, totalOf } from './price';
import type { ProviderTerms } from './provider-currency.queries';
import type { SellingSettings } from './selling-settings.queries';

interface Price {
  readonly currency: string;
  readonly listMinor: number;
  readonly discountMinor: number;
  readonly billTo: BillTo;
  readonly provider: ProviderTerms;
  readonly settings: SellingSettings;
}

/** A price in its parts: total = list − discount + tax on top. Amounts are minor units. */
export interface SettledPrice {
  readonly listMinor: number;
  readonly discountMinor: number;
  readonly taxIncluded: boolean;
  readonly taxLines: readonly TaxLine[];
  readonly taxMinor: number;
  readonly totalMinor: number;
}

/** The taxes of a total, today, for a payer's place. */
const taxesOf = async (db: Kysely<DB>, totalMinor: number, { countryId, stateId }: BillTo): Promise<TaxLine[]> =>
  (
    await sql<{ lines: TaxLine[] }>`
      select tax_lines_of(${totalMinor}, ${countryId}, ${stateId}, report_day(money_now())) as lines`.execute(db)
  ).rows[0]?.lines ?? [];

const rateBpOf = async (db: Kysely<DB>, { countryId, stateId }: BillTo): Promise<number> =>
  (
    await sql<{ sum: number }>`
      select coalesce(sum(rate_bp), 0)::int as sum from tax_rates_of(${countryId}, ${stateId}, report_day(money_now()))`.execute(
      db,
    )
  ).rows[0]?.sum ?? 0;

/** True where the tax depends on a state of the seller's country that the payer has not named. */
export const isStateMissing = ({ countryId, stateId }: BillTo, { seller }: SellingSettings): boolean =>
  seller.hasStates && countryId === seller.countryId && stateId === null;

/** Rounds a price to the provider's step and splits its taxes (H2). There are no tax lines while a needed place is not known. */
export const settlePrice = async (
  db: Kysely<DB>,
  { currency, listMinor, discountMinor, billTo, provider, settings }: Price,
): Promise<SettledPrice> => {
  const taxIncluded = !settings.taxOnTop.includes(currency);
  const rateBp = taxIncluded ? 0 : await rateBpOf(db, billTo);
  const terms = { listMinor, discountMinor, taxIncluded, rateBp, step: provider.step };
  const totalMinor = totalOf(terms);
  const isPlaceKnown = billTo.countryId !== null && !isStateMissing(billTo, settings);
  const taxLines = isPlaceKnown ? await taxesOf(db, totalMinor, billTo) : [];
  const taxMinor = taxLines.reduce((sum, line) => sum + line.taxMinor, 0);
  return { ...settled(terms, totalMinor, taxIncluded ? 0 : taxMinor), taxIncluded, taxLines, taxMinor, totalMinor };
};
