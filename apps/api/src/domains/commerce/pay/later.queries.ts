import { fullMoney } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { StoredPaylink } from '../paylink/paylink.queries';
import { readProviderTerms } from '../sale/provider-currency.queries';
import type { SellingSettings } from '../sale/selling-settings.queries';
import { settlePrice } from '../sale/settle-price';

interface Term {
  readonly unit: 'month' | 'year';
  readonly count: number;
  readonly listMinor: number;
  /** Zero where the coupon covers the first period alone. */
  readonly discountMinor: number;
}

/** The price of a plan's later periods in words; undefined for other items and for plans without end. */
export const readLater = async (
  db: Kysely<DB>,
  link: StoredPaylink,
  settings: SellingSettings,
): Promise<string | undefined> => {
  const { rows } = await sql<Term>`
    select v.period_unit as unit, v.period_count as count, o.list_minor,
      case when o.coupon_id is null or (select c.periods from coupons c where c.id = o.coupon_id) = 1 then 0 else o.discount_minor end as discount_minor
    from orders o join plan_versions v on v.id = o.plan_version_id where o.id = ${link.orderId} and v.period_unit <> 'once'`.execute(
    db,
  );
  const provider = await readProviderTerms(db, link.currency);
  if (!rows[0] || !provider) return undefined;
  const { unit, count, ...price } = rows[0];
  const { totalMinor } = await settlePrice(db, {
    ...price,
    currency: link.currency,
    billTo: link.billTo,
    provider,
    settings,
  });
  return `Then ${fullMoney(totalMinor, link)} ${count === 1 ? `a ${unit}` : `every ${count} ${unit}s`}, by a link of its own: nothing is charged by itself`;
};
