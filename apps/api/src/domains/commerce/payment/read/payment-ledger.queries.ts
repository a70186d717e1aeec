import type { LedgerRow } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';

/** The rows that are booked for a payment, the first one first. */
export const readLedger = async (db: Kysely<DB>, paymentId: number): Promise<LedgerRow[]> => {
  const { rows } = await sql<LedgerRow>`
    select l.kind, l.source_key as key, l.at, l.amount_minor, l.discount_minor, l.tax_lines, m.source_key as mirrors
    from ledger l left join ledger m on m.id = l.mirrors_id where l.payment_id = ${paymentId} order by l.id`.execute(
    db,
  );
  return rows;
};

/** The rows that the acceptance of a surplus payment would book today; none where it cannot be accepted. */
export const readAccepted = async (db: Kysely<DB>, paymentId: number): Promise<LedgerRow[]> => {
  const { rows } = await sql<LedgerRow>`
    with surplus as (
      select p.id, p.amount_minor, o.discount_minor,
        tax_lines_of(p.amount_minor, (o.bill_to->>'countryId')::bigint, (o.bill_to->>'stateId')::bigint, report_day(money_now())) as tax_lines
      from payments p join orders o on o.id = p.order_id
      where p.id = ${paymentId} and p.surplus and o.status = 'cancelled' and p.amount_minor = o.total_minor and p.currency = o.currency
        and p.refund_held_minor = 0 and p.disputed_minor = 0)
    select 'surplus_used' as kind, 'accept:' || id as key, null as at, -amount_minor as amount_minor, 0 as discount_minor, '[]'::jsonb as tax_lines, 'surplus:' || id as mirrors from surplus
    union all select 'payment', 'payment:' || id, null, amount_minor, discount_minor, tax_lines, null from surplus`.execute(
    db,
  );
  return rows;
};
