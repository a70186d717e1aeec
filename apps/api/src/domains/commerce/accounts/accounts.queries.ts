import type { paymentProviders } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { ReturnedPaper } from './gst-rows';
import type { BookedRow } from './journal';

/** The first day of a month and the first day after it: '2026-10-01', '2026-11-01'. */
export interface Month {
  readonly first: string;
  readonly next: string;
}

const most = 5000;

/** Papers of a month in the order of day and number, page by page, without those of tests. */
export async function* papersOf(db: Kysely<DB>, { first, next }: Month): AsyncGenerator<readonly ReturnedPaper[]> {
  let after = { issuedOn: first, id: 0 };
  for (;;) {
    const { rows } = await sql<ReturnedPaper & { readonly id: number }>`
      select i.id, i.kind, i.number_text as number, i.issued_on::text as issued_on, c.number_text as about_number, (coalesce(c.total_minor, i.total_minor) / 10::numeric ^ y.exponent * o.inr_rate)::float8 as invoice_rupees,
        coalesce(i.bill_to->>'name', '') as payer_name, coalesce(i.bill_to->>'taxId', '') as tax_id, i.place_of_supply, i.tax_code, i.currency, y.exponent,
        i.tax_lines, i.net_minor, i.total_minor
      from invoices i join currencies y on y.code = i.currency join orders o on o.id = i.order_id
      left join invoices n on n.id = i.credits_id left join invoices c on c.id = coalesce(n.credits_id, n.id) -- of a debit note: the invoice of its credit note
      where i.issued_on < ${next}::date and (i.issued_on, i.id) > (${after.issuedOn}::date, ${after.id}) and not i.test
      order by i.issued_on, i.id limit ${most}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < most) return;
    after = rows.at(-1)!;
  }
}

/**
 * Rows of the ledger of a month, page by page, without those of tests. The fee that we bear is the
 * provider's fee less the payer's part of it.
 */
export async function* ledgerOf(db: Kysely<DB>, { first, next }: Month): AsyncGenerator<readonly BookedRow[]> {
  let after = { day: first, id: 0 };
  for (;;) {
    const { rows } = await sql<BookedRow & { readonly id: number }>`
      select l.id, l.day::text as day, l.source_key as key, l.kind, l.order_id, l.currency, y.exponent, l.amount_minor, l.tax_lines, v.code as provider,
        coalesce(i.tax_code, '') as tax_code,
        case l.kind when 'payment' then i.number_text when 'refund' then (select n.number_text from invoices n where n.refund_id = l.refund_id and n.kind = 'credit')
          when 'refund_failed' then (select n.number_text from invoices n where n.refund_id = l.refund_id and n.kind = 'debit') end as paper,
        case when l.amount_minor > 0 and p.charged_currency = p.currency and (l.source_key = 'surplus:' || p.id or l.source_key = 'payment:' || p.id and not exists (select 1 from ledger s where s.source_key = 'surplus:' || p.id))
          then greatest(p.fee_minor - (p.charged_minor - p.amount_minor), 0) else 0 end as fee_minor
      from ledger l join payments p on p.id = l.payment_id join payment_providers v on v.id = p.provider_id join currencies y on y.code = l.currency
      left join invoices i on i.order_id = l.order_id and i.kind = 'invoice' and i.replaces_id is null
      where l.day < ${next}::date and (l.day, l.id) > (${after.day}::date, ${after.id}) and not l.test
      order by l.day, l.id limit ${most}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < most) return;
    after = rows.at(-1)!;
  }
}

/** A month with the causes against its accounts. */
export interface CheckedMonth extends Month {
  readonly isOver: boolean;
  readonly openLines: number;
  /** Codes of providers with money of the month and no comparison after its end. */
  readonly unchecked: readonly (keyof typeof paymentProviders)[];
}

/** The days of a month, with the causes against its accounts. A comparison reads the books up to an hour before it. */
export const readMonth = async (db: Kysely<DB>, month: string): Promise<CheckedMonth> =>
  (
    await sql<CheckedMonth>`
      select m::date::text as first, n::text as next, report_day(money_now()) >= n as is_over, (select count(*)::int from reconcile_lines where closed_at is null) as open_lines,
        array(select v.code from payment_providers v where v.code <> 'manual'
          and exists (select 1 from payments p join ledger l on l.payment_id = p.id where p.provider_id = v.id and l.day >= m and l.day < n and not l.test)
          and not exists (select 1 from reconcile_runs r where r.provider_id = v.id and r.error = '' and report_day(r.checked_at - interval '1 hour') >= n) order by v.code) as unchecked
      from (select ${`${month}-01`}::date as m, (${`${month}-01`}::date + interval '1 month')::date as n) x`.execute(db)
  ).rows[0]!;
