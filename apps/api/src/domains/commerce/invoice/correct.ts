import type { BillTo, TaxLine } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { readSellingSettings } from '../sale/selling-settings.queries';
import { seriesOf } from './issue';
import type { LeftOfInvoice } from './left.queries';
import { noteMoment, noteSeries } from './notes';
import { exportNote, namedBill, placeNames } from './place';
import { splitFor, taxOf } from './split';

interface IssuedPaper {
  readonly id: number;
  readonly number: string;
}

const negated = (lines: readonly TaxLine[]): string =>
  JSON.stringify(lines.map((line) => ({ ...line, taxMinor: line.taxMinor === 0 ? 0 : -line.taxMinor })));

/** A credit note of all that is left, with the invoice's own payer and taxes. */
const creditRest = async (
  db: Kysely<DB>,
  left: LeftOfInvoice,
  { at, reason, issuedBy }: { readonly at: string; readonly reason: string; readonly issuedBy: number },
): Promise<IssuedPaper> => {
  const series = noteSeries('CRN', left.isTest);
  const { rows } = await sql<IssuedPaper>`
    insert into invoices (kind, test, series, year, number, order_id, payment_id, credits_id, correction_reason, user_id, currency, bill_to, sold_by,
      place_of_supply, note, description, tax_code, list_minor, discount_minor, tax_lines, net_minor, tax_minor, total_minor, issued_at, issued_on, issued_by)
    select 'credit', i.test, ${series}, paper_year(${at}::timestamptz), paper_number(${series}, paper_year(${at}::timestamptz)), i.order_id, i.payment_id, i.id, ${reason},
      i.user_id, i.currency, i.bill_to, i.sold_by, i.place_of_supply, i.note, i.description, i.tax_code, ${-left.listMinor}, ${-left.discountMinor},
      ${negated(left.taxLines)}::jsonb, ${-left.netMinor}, ${-taxOf(left.taxLines)}, ${-left.totalMinor}, ${at}, report_day(${at}::timestamptz), ${issuedBy}
    from invoices i where i.id = ${left.id} returning id, number_text as number`.execute(db);
  return rows[0]!;
};

/** An invoice of what is left, for another payer, in the place of the one before. */
const invoiceAgain = async (
  db: Kysely<DB>,
  left: LeftOfInvoice,
  { at, billTo, issuedBy }: { readonly at: string; readonly billTo: BillTo; readonly issuedBy: number },
): Promise<IssuedPaper> => {
  const { seller } = await readSellingSettings(db);
  const { taxLines, netMinor, totalMinor, placeOfSupply } = await splitFor(db, left, billTo);
  const series = seriesOf(left.isTest);
  const [bill, lines] = [sql`${JSON.stringify(billTo)}::jsonb`, sql`${JSON.stringify(taxLines)}::jsonb`];
  const place = { ...placeNames, bill };
  const listMinor = (left.taxIncluded ? totalMinor : netMinor) + left.discountMinor;
  const { rows } = await sql<IssuedPaper>`
    insert into invoices (kind, test, series, year, number, order_id, payment_id, replaces_id, user_id, currency, bill_to, sold_by,
      place_of_supply, note, description, tax_code, list_minor, discount_minor, tax_lines, net_minor, tax_minor, total_minor, issued_at, issued_on, issued_by)
    select 'invoice', i.test, ${series}, paper_year(${at}::timestamptz), paper_number(${series}, paper_year(${at}::timestamptz)), i.order_id, i.payment_id, i.id,
      i.user_id, i.currency, ${namedBill(place)}, i.sold_by, ${placeOfSupply}, ${exportNote(place, lines, seller.countryId)},
      i.description, i.tax_code, ${listMinor}, ${left.discountMinor}, ${lines}, ${netMinor}, ${taxOf(taxLines)}, ${totalMinor},
      ${at}, report_day(${at}::timestamptz), ${issuedBy}
    from invoices i left join countries c on c.id = ${billTo.countryId} left join states t on t.id = ${billTo.stateId}
    where i.id = ${left.id} returning id, number_text as number`.execute(db);
  return rows[0]!;
};

/** Replaces an invoice by one for another payer. The order's row is held by the caller; order, payment and ledger stay (H5). */
export const correctInvoice = async (
  db: Kysely<DB>,
  left: LeftOfInvoice,
  { billTo, reason, issuedBy }: { readonly billTo: BillTo; readonly reason: string; readonly issuedBy: number },
): Promise<{ readonly creditNote: IssuedPaper; readonly invoice: IssuedPaper }> => {
  // The series are locked in the order in which a late invoice and its notes lock them.
  const { rows } = await sql<{ at: string }>`select paper_moment(${seriesOf(left.isTest)}) as at`.execute(db);
  const noteAt = await noteMoment(db, 'CRN', left.isTest);
  const creditNote = await creditRest(db, left, { at: noteAt, reason, issuedBy });
  const invoice = await invoiceAgain(db, left, { at: rows[0]!.at, billTo, issuedBy });
  return { creditNote, invoice };
};
