import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** The series of a note; test money is in a series of its own. */
const noteSeries = (kind: 'CRN' | 'DBN', isTest: boolean): string => (isTest ? 'TST' : kind);

/** The moment of a note, under the lock of its series (H5). */
export const noteMoment = async (db: Kysely<DB>, kind: 'CRN' | 'DBN', isTest: boolean): Promise<string> =>
  (await sql<{ at: string }>`select paper_moment(${noteSeries(kind, isTest)}) as at`.execute(db)).rows[0]!.at;

interface Note {
  readonly refundId: number;
  readonly at: string;
  readonly isTest: boolean;
}

const parties = sql`i.user_id, i.currency, i.bill_to, i.sold_by, i.place_of_supply, i.note, i.description, i.tax_code`;

/**
 * Issues the credit note of a refund, with the sums of its ledger row. It credits the order's invoice that nothing replaces.
 * Gives its number; undefined while the order has no invoice.
 */
export const issueCreditNote = async (db: Kysely<DB>, { refundId, at, isTest }: Note): Promise<string | undefined> => {
  const series = noteSeries('CRN', isTest);
  const { rows } = await sql<{ numberText: string }>`
    insert into invoices (kind, test, series, year, number, order_id, payment_id, refund_id, credits_id, user_id, currency, bill_to, sold_by,
      place_of_supply, note, description, tax_code, list_minor, discount_minor, tax_lines, net_minor, tax_minor, total_minor, issued_at, issued_on)
    select 'credit', ${isTest}, ${series}, paper_year(${at}::timestamptz), paper_number(${series}, paper_year(${at}::timestamptz)), l.order_id, l.payment_id, ${refundId}, i.id,
      ${parties}, case when o.tax_included then l.amount_minor else l.amount_minor - l.tax_minor end + l.discount_minor, l.discount_minor, l.tax_lines,
      l.amount_minor - l.tax_minor, l.tax_minor, l.amount_minor, ${at}, report_day(${at}::timestamptz)
    from ledger l join orders o on o.id = l.order_id join invoices i on i.order_id = l.order_id and i.kind = 'invoice'
    where l.source_key = ${`refund:${refundId}`} and not exists (select 1 from invoices r where r.replaces_id = i.id)
    returning number_text`.execute(db);
  return rows[0]?.numberText;
};

/** Issues the debit note of a refund that failed after it was done. It takes back the credit note, to the unit; undefined where there is none. */
export const issueDebitNote = async (db: Kysely<DB>, { refundId, at, isTest }: Note): Promise<string | undefined> => {
  const series = noteSeries('DBN', isTest);
  const { rows } = await sql<{ numberText: string }>`
    insert into invoices (kind, test, series, year, number, order_id, payment_id, refund_id, credits_id, user_id, currency, bill_to, sold_by,
      place_of_supply, note, description, tax_code, list_minor, discount_minor, tax_lines, net_minor, tax_minor, total_minor, issued_at, issued_on)
    select 'debit', ${isTest}, ${series}, paper_year(${at}::timestamptz), paper_number(${series}, paper_year(${at}::timestamptz)), i.order_id, i.payment_id, i.refund_id, i.id,
      ${parties}, -i.list_minor, -i.discount_minor, l.tax_lines, -i.net_minor, -i.tax_minor, -i.total_minor, ${at}, report_day(${at}::timestamptz)
    from invoices i join ledger l on l.source_key = ${`refund_failed:${refundId}`}
    where i.refund_id = ${refundId} and i.kind = 'credit' returning number_text`.execute(db);
  return rows[0]?.numberText;
};
