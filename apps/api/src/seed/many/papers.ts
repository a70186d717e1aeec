import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { exportNote, namedBill, placeNames, placeOfSupply } from '../../domains/commerce/invoice/place';
import { readSellingSettings } from '../../domains/commerce/sale/selling-settings.queries';

/** More than a series of a year ever has; such a number still fits its paper. */
const aside = 5_000_000;

/** Numbers all papers again in order of time, those of the demo too. Number and day of a paper are of one moment. */
const numberPapers = async (db: Kysely<DB>): Promise<void> => {
  await sql`
    create temp table numbered on commit drop as
    select p.*, row_number() over (partition by series, year order by issued_at, paper_id, order_id) as number from (
      select id as paper_id, null::bigint as order_id, null::bigint as refund_id, series, year, issued_at, number_text as old_text from invoices
      union all select null, order_id, null, 'INV', paper_year(paid_at), paid_at, null from drawn where paid_at is not null
      union all select null, order_id, refund_id, 'CRN', paper_year(gone_at), gone_at, null from drawn where gone is not null) p`.execute(
    db,
  );
  await sql`analyze numbered`.execute(db);
  await sql`
    insert into invoice_series as s (series, year, last_number) select series, year, max(number) from numbered group by series, year
    on conflict (series, year) do update set last_number = excluded.last_number`.execute(db);
  await sql`update invoices set number = number + ${sql.lit(aside)}`.execute(db);
  await sql`update invoices i set number = n.number from numbered n where n.paper_id = i.id`.execute(db);
};

const paperNumber = /(?:INV|CRN|DBN|TST)-\d{4}-\d{6,7}/g;

/** Sets the new numbers of papers in the mails that name them. */
const renameInMails = async (db: Kysely<DB>): Promise<void> => {
  const { rows: renamed } = await sql<{ old: string; now: string }>`
    select old_text as old, paper_text(series, year, number::int) as now from numbered where old_text is not null`.execute(
    db,
  );
  const names = new Map(renamed.map(({ old, now }) => [old, now]));
  const newly = (text: string): string => text.replace(paperNumber, (old) => names.get(old) ?? old);
  const mails = await db
    .selectFrom('mails')
    .select(['id', 'subject', 'bodyHtml', 'bodyText'])
    .where('bodyText', '~', paperNumber.source.replaceAll('\\d', '[0-9]'))
    .execute();
  for (const { id, subject, bodyHtml, bodyText } of mails)
    await db
      .updateTable('mails')
      .set({ subject: newly(subject), bodyHtml: newly(bodyHtml), bodyText: newly(bodyText) })
      .where('id', '=', id)
      .execute();
};

/** Issues an invoice for each payment drawn and a credit note for each refund. */
export const writePapers = async (db: Kysely<DB>): Promise<void> => {
  await numberPapers(db);
  await renameInMails(db);
  const { seller } = await readSellingSettings(db);
  const { taxCode, stateTaxCode: _code, hasStates: _states, ...soldBy } = seller;
  const place = { bill: sql.ref('d.bill'), ...placeNames };
  const parties = sql`d.user_id, d.currency, ${namedBill(place)}, ${JSON.stringify(soldBy)}::jsonb, ${placeOfSupply(place, seller.countryId)},
    ${exportNote(place, sql.ref('d.taxLines'), seller.countryId)}, d.title, ${taxCode}`;
  const columns = sql`kind, series, year, number, order_id, payment_id, refund_id, credits_id, user_id, currency, bill_to, sold_by, place_of_supply, note, description, tax_code,
    list_minor, tax_lines, net_minor, tax_minor, total_minor, total_units, issued_at, issued_on, created_at`;
  const from = sql`numbered n join drawn d on d.order_id = n.order_id join countries c on c.id = d.country_id left join states t on t.id = d.state_id`;
  await sql`
    insert into invoices (${columns})
    select 'invoice', n.series, n.year, n.number, d.order_id, d.payment_id, null, null, ${parties}, d.total, d.tax_lines, d.total - tax_sum(d.tax_lines), tax_sum(d.tax_lines), d.total, d.total / 10::numeric ^ d.exponent,
      n.issued_at, report_day(n.issued_at), n.issued_at
    from ${from} where n.refund_id is null order by n.issued_at`.execute(db);
  await sql`
    insert into invoices (${columns})
    select 'credit', n.series, n.year, n.number, d.order_id, d.payment_id, n.refund_id, i.id, ${parties}, -d.gone, d.gone_lines, -d.gone - tax_sum(d.gone_lines), tax_sum(d.gone_lines), -d.gone, -d.gone / 10::numeric ^ d.exponent,
      n.issued_at, report_day(n.issued_at), n.issued_at
    from ${from} join invoices i on i.order_id = d.order_id and i.kind = 'invoice' where n.refund_id is not null order by n.issued_at`.execute(
    db,
  );
};
