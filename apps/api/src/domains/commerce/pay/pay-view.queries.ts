import { sql, type Kysely } from 'kysely';
import type { TaxLine } from '@lectern/contract/commerce';
import type { DB } from '../../../database/schema.generated';

/** Facts of a pay page, besides the link itself. Times are texts in the business's zone. */
export interface PayFacts {
  readonly learner: string;
  readonly listMinor: number;
  readonly discountMinor: number;
  readonly couponCode: string | null;
  readonly taxIncluded: boolean;
  readonly taxLines: readonly TaxLine[];
  readonly expires: string;
  readonly closedOn: string;
  readonly paidAt: string;
  readonly zoneName: string;
  readonly sellerPerson: string;
  readonly isOnItsWay: boolean;
  readonly hasSurplus: boolean;
  /** Minutes since Pay was pressed last; null while no session is open. */
  readonly pressedMinutes: number | null;
  /** The link's time is over, also before the clock closes it. */
  readonly isOver: boolean;
  readonly isFailed: boolean;
  readonly failure: string;
  readonly method: string;
  readonly reference: string;
  readonly orderStatus: string;
  /** Money that went back: of the order’s payment, or of one that a closed order did not need. */
  readonly returned: {
    readonly minor: number;
    readonly currency: string;
    readonly symbol: string;
    readonly exponent: number;
    readonly on: string;
    readonly reference: string;
    /** All of it went back. */
    readonly isWhole: boolean;
  } | null;
}

const longTime = (column: string) =>
  sql`coalesce(to_char(${sql.ref(column)} at time zone business_zone(), 'FMDay FMDD FMMonth YYYY, HH24:MI'), '')`;
const shortDay = (column: string) =>
  sql`coalesce(to_char(${sql.ref(column)} at time zone business_zone(), 'FMDD Mon YYYY'), '')`;

/** The facts of a link's page, as they are now. */
export const readPayFacts = async (db: Kysely<DB>, linkId: number): Promise<PayFacts> => {
  const { rows } = await sql<PayFacts>`
    select u.full_name as learner, o.list_minor, o.discount_minor, o.tax_included, o.status as order_status,
      (select k.code::text from coupon_redemptions r join coupon_codes k on k.id = r.code_id where r.order_id = o.id order by r.id desc limit 1) as coupon_code,
      case when o.paid_at is null then tax_lines_of(o.total_minor, (o.bill_to->>'countryId')::bigint, (o.bill_to->>'stateId')::bigint, report_day(money_now()))
        else coalesce((select i.tax_lines from invoices i where i.order_id = o.id and i.kind = 'invoice' order by i.id desc limit 1), o.tax_lines) end as tax_lines,
      ${longTime('l.expires_at')} as expires, ${shortDay('l.updated_at')} as closed_on, ${longTime('o.paid_at')} as paid_at,
      (select label from time_zones where name = business_zone()) as zone_name,
      coalesce((select full_name from users m where m.id = l.created_by), '') as seller_person,
      exists (select 1 from payments p where p.order_id = o.id and p.status = 'authorized')
        or exists (select 1 from payment_events e where e.state in ('new', 'failed') and (e.payload->>'orderId')::bigint = o.id) as is_on_its_way,
      exists (select 1 from payments p where p.order_id = o.id and p.surplus) as has_surplus,
      floor(extract(epoch from money_now() - attempt.pressed_at) / 60)::int as pressed_minutes, l.expires_at <= money_now() as is_over,
      coalesce(last.status = 'failed' and last.created_at >= coalesce(attempt.pressed_at, last.created_at), false) as is_failed, coalesce(last.failure, '') as failure,
      coalesce(paid.method, '') as method, coalesce(paid.provider_payment_id, '') as reference,
      (select jsonb_build_object('minor', sum(r.amount_minor), 'currency', y.code, 'symbol', y.symbol, 'exponent', y.exponent, 'on', to_char(max(r.done_at) at time zone business_zone(), 'FMDD Mon YYYY'),
          'reference', (array_agg(r.provider_refund_id order by r.done_at desc))[1], 'isWhole', sum(r.amount_minor) >= min(p.amount_minor))
        from payments p join refunds r on r.payment_id = p.id and r.status = 'done' join currencies y on y.code = p.currency
        where p.order_id = o.id and p.surplus = (o.paid_at is null) group by p.id, y.code order by p.id limit 1) as returned
    from payment_links l join orders o on o.id = l.order_id join users u on u.id = o.user_id
    left join lateral (select p.status, p.failure, p.created_at from payments p where p.order_id = o.id order by p.id desc limit 1) last on true
    left join payment_attempts attempt on attempt.link_id = l.id and attempt.status = 'open' and attempt.provider_ref is not null
    left join payments paid on paid.order_id = o.id and paid.status = 'paid' and not paid.surplus
    where l.id = ${linkId}`.execute(db);
  return rows[0]!;
};

interface Places {
  readonly countries: readonly { readonly id: string; readonly name: string }[];
  readonly states: readonly { readonly id: string; readonly name: string }[];
}

/** Countries, and the states of the seller's country, to choose from. */
export const readPlaces = async (db: Kysely<DB>, homeCountryId: number | null): Promise<Places> => {
  const { rows } = await sql<Places>`
    select (select coalesce(json_agg(json_build_object('id', id::text, 'name', name) order by name), '[]') from countries where active) as countries,
      (select coalesce(json_agg(json_build_object('id', id::text, 'name', name) order by name), '[]') from states where country_id = ${homeCountryId} and active) as states`.execute(
    db,
  );
  return rows[0]!;
};
