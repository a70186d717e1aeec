import type { PaymentSum } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { withDays } from '../../../../server/list/day-condition';
import type { ListQuery } from '../../../../server/list/list';
import { paymentList } from './payment-list';

const sumOf = (value: string, of: string) =>
  sql`coalesce(sum(${sql.raw(value)}) filter (where ${sql.raw(of)}), 0)::bigint`;
const own = `t.status = 'paid' and not t.surplus`;

/** Sums of each currency over all rows of a list, the most money first by today's rates. Test money is no sum. */
export const readPaymentSums = async (db: Kysely<DB>, query: ListQuery): Promise<PaymentSum[]> => {
  const list = await withDays(db, query);
  const { rows } = await sql<PaymentSum>`
    select s.currency, y.symbol, y.exponent, s.net_minor, s.paid, s.refunded_minor, s.disputed_minor, s.surplus_minor, s.authorized
    from (
      select t.currency, count(*) filter (where ${sql.raw(own)})::int as paid, count(*) filter (where t.status = 'authorized')::int as authorized,
        ${sumOf('t.amount_minor - t.refunded_minor - t.disputed_minor', own)} as net_minor,
        ${sumOf('t.refunded_minor', own)} as refunded_minor, ${sumOf('t.disputed_minor', own)} as disputed_minor,
        ${sumOf('t.amount_minor - t.refunded_minor - t.disputed_minor', 't.surplus')} as surplus_minor
      from payments t where ${paymentList.where(list)} and not exists (select 1 from orders o where o.id = t.order_id and o.test)
      group by t.currency) s join currencies y on y.code = s.currency
    order by (s.net_minor + s.surplus_minor) / 10::numeric ^ y.exponent * coalesce((
      select r.inr_per_unit from price_rates r where r.currency = s.currency and r.valid_from <= money_now() order by r.valid_from desc limit 1), 1) desc, s.currency`.execute(
    db,
  );
  return rows;
};
