import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/** The series of a note; test money is in a series of its own. */
export const noteSeries = (kind: 'CRN' | 'DBN', isTest: boolean): string => (isTest ? 'TST' : kind);

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
 * Taxes and discount of a refund's note: those of its ledger row while the invoice is the first. A corrected invoice has shares of its own:
 * round(its sum × all gone ÷ its total) less those of earlier notes (H7). All notes together end at its sums.
 */
const shares = sql`lateral (
  with gone as (
    select least(-coalesce(sum(n.total_minor), 0) - l.amount_minor, i.total_minor)::numeric as minor, coalesce(sum(n.discount_minor), 0) as discount, array_agg(n.tax_lines) as taxes
    from (select n.* from invoices n where n.credits_id = i.id
      union all select d.* from invoices n join invoices d on d.credits_id = n.id where n.credits_id = i.id and d.kind = 'debit') n)
  select case when i.replaces_id is null then l.discount_minor else -round(i.discount_minor * g.minor / i.total_minor) - g.discount end as discount_minor,
    case when i.replaces_id is null then l.tax_lines else (
      select coalesce(jsonb_agg(jsonb_set(x, '{taxMinor}', to_jsonb(-round((x->>'taxMinor')::numeric * g.minor / i.total_minor)
        - coalesce((select sum((r->(at - 1)::int->>'taxMinor')::bigint) from unnest(g.taxes) r), 0))) order by at), '[]')
      from jsonb_array_elements(i.tax_lines) with ordinality t(x, at)) end as tax_lines
  from gone g) h`;

/** Issues the credit note of a refund. It credits the order's invoice that nothing replaces. Gives its number; undefined while the order has no invoice. */
export const issueCreditNote = async (db: Kysely<DB>, { refundId, at, isTest }: Note): Promise<string | undefined> => {
  const series = noteSeries('CRN', isTest);
  const { rows } = await sql<{ numberText: string }>`
    insert into invoices (kind, test, series, year, number, order_id, payment_id, refund_id, credits_id, user_id, currency, bill_to, sold_by,
      place_of_supply, note, description, tax_code, list_minor, discount_minor, tax_lines, net_minor, tax_minor, total_minor, issued_at, issued_on)
    select 'credit', ${isTest}, ${series}, paper_year(${at}::timestamptz), paper_number(${series}, paper_year(${at}::timestamptz)), l.order_id, l.payment_id, ${refundId}, i.id,
      ${parties}, case when o.tax_included then l.amount_minor else l.amount_minor - tax_sum(h.tax_lines) end + h.discount_minor, h.discount_minor, h.tax_lines,
      l.amount_minor - tax_sum(h.tax_lines), tax_sum(h.tax_lines), l.amount_minor, ${at}, report_day(${at}::timestamptz)
    from ledger l join orders o on o.id = l.order_id join invoices i on i.order_id = l.order_id and i.kind = 'invoice' cross join ${shares}
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
      ${parties}, -i.list_minor, -i.discount_minor,
      (select coalesce(jsonb_agg(jsonb_set(x, '{taxMinor}', to_jsonb(-(x->>'taxMinor')::bigint)) order by at), '[]') from jsonb_array_elements(i.tax_lines) with ordinality t(x, at)), -i.net_minor, -i.tax_minor, -i.total_minor, ${at}, report_day(${at}::timestamptz)
    from invoices i join ledger l on l.source_key = ${`refund_failed:${refundId}`}
    where i.refund_id = ${refundId} and i.kind = 'credit' returning number_text`.execute(db);
  return rows[0]?.numberText;
};
