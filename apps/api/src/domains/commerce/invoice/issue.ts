import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { readSellingSettings } from '../sale/selling-settings.queries';
import { exportNote, namedBill, placeOfSupply, type BilledPlace } from './place';

const place: BilledPlace = {
  bill: sql.ref('p.billTo'),
  country: sql.ref('p.countryName'),
  stateName: sql.ref('p.stateName'),
  stateCode: sql.ref('p.stateCode'),
};

/** The series of an order's invoice; test money is in a series of its own. */
export const seriesOf = (isTest: boolean): 'INV' | 'TST' => (isTest ? 'TST' : 'INV');

/**
 * Issues the invoice of a paid order at a moment that `paper_moment` gave. Number, day and place of supply are those of the
 * moment (H5), its taxes those of the ledger. Gives its id and number.
 */
export const issueInvoice = async (
  db: Kysely<DB>,
  {
    orderId,
    paymentId,
    at,
    isTest,
  }: {
    readonly orderId: number;
    readonly paymentId: number;
    readonly at: string;
    readonly isTest: boolean;
  },
): Promise<{ readonly id: number; readonly numberText: string }> => {
  const { seller } = await readSellingSettings(db);
  const series = seriesOf(isTest);
  const { taxCode, stateTaxCode: _code, hasStates: _states, ...soldBy } = seller;
  const { rows } = await sql<{ id: number; numberText: string }>`
    with paid as (
      select o.*, c.name as country_name, t.name as state_name, t.tax_code as state_code,
        coalesce(nullif(coalesce((select k.tax_code from courses k where k.id = o.course_id), (select v.tax_code from plan_versions v where v.id = o.plan_version_id),
          (select b.tax_code from batches b where b.id = o.batch_id)), ''), ${taxCode}) as item_code,
        coalesce((select l.tax_lines from ledger l where l.source_key = ${`payment:${paymentId}`}), tax_lines_of(o.total_minor, c.id, t.id, report_day(${at}::timestamptz))) as lines
      from orders o left join countries c on c.id = (o.bill_to->>'countryId')::bigint left join states t on t.id = (o.bill_to->>'stateId')::bigint where o.id = ${orderId})
    insert into invoices (kind, test, series, year, number, order_id, payment_id, user_id, currency, bill_to, sold_by, place_of_supply, note,
      description, tax_code, list_minor, discount_minor, tax_lines, net_minor, tax_minor, total_minor, issued_at, issued_on)
    select 'invoice', ${isTest}, ${series}, paper_year(${at}::timestamptz), paper_number(${series}, paper_year(${at}::timestamptz)), p.id, ${paymentId}, p.user_id, p.currency,
      ${namedBill(place)}, ${JSON.stringify(soldBy)}::jsonb, ${placeOfSupply(place, seller.countryId)}, ${exportNote(place, sql.ref('p.lines'), seller.countryId)},
      p.title, p.item_code, p.list_minor, p.discount_minor, p.lines, p.total_minor - tax_sum(p.lines), tax_sum(p.lines), p.total_minor, ${at}, report_day(${at}::timestamptz)
    from paid p returning id, number_text`.execute(db);
  return rows[0]!;
};
