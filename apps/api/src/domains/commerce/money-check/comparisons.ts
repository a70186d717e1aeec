import { sql, type RawBuilder } from 'kysely';
import { daysOfNight, differingDays } from '../report/daily-sums';

/** A rule of money that two places must agree on. */
export interface Comparison {
  /** The rule in the words of the notice. */
  readonly rule: string;
  /** Rows that break it: 'payment 12', 'coupon 7'. */
  readonly broken: RawBuilder<{ readonly name: string }>;
}

/** The counter of a coupon is the count of its redemptions (H1). */
const coupons: Comparison = {
  rule: 'The counter of a coupon is the count of its uses',
  broken: sql`
    select 'coupon ' || n.coupon_id as name from coupon_counters n
    left join (select coupon_id, count(*) filter (where state = 'reserved') as reserved, count(*) filter (where state = 'used') as used
      from coupon_redemptions group by coupon_id) r using (coupon_id)
    where (n.reserved, n.used) is distinct from (coalesce(r.reserved, 0)::int, coalesce(r.used, 0)::int) order by n.coupon_id`,
};

/** Held, refunded and disputed sums of a payment are those of its refunds and disputes (H7). */
const payments: Comparison = {
  rule: 'The sums of a payment are those of its refunds and disputes',
  broken: sql`
    select 'payment ' || p.id as name from payments p
    left join (select payment_id, sum(amount_minor) filter (where status <> 'failed') as held, sum(amount_minor) filter (where status = 'done') as done
      from refunds group by payment_id) r on r.payment_id = p.id
    left join (select payment_id, sum(amount_minor) filter (where status in ('open', 'lost')) as disputed from disputes group by payment_id) d on d.payment_id = p.id
    where p.refund_held_minor <> least(coalesce(r.held, 0), p.amount_minor) or p.refunded_minor <> least(coalesce(r.done, 0), p.amount_minor) or p.disputed_minor <> coalesce(d.disputed, 0)
    order by p.id`,
};

/** The ledger rows of a payment add up to the sum that is left of it. */
const ledger: Comparison = {
  rule: 'The ledger adds up to payments less refunds and disputes',
  broken: sql`
    select 'payment ' || p.id as name from payments p
    left join (select payment_id, sum(amount_minor) as booked from ledger group by payment_id) l on l.payment_id = p.id
    where coalesce(l.booked, 0) <> case p.status when 'paid' then p.amount_minor - p.refunded_minor - p.disputed_minor else 0 end
    order by p.id`,
};

/** An order is paid exactly while one payment settles it, or its total is 0. Only orders with a link were sold here. */
const orders: Comparison = {
  rule: 'A paid order has the one payment that settles it',
  broken: sql`
    select 'order ' || o.id as name from orders o
    where exists (select 1 from payment_links k where k.order_id = o.id) and (o.status in ('paid', 'part_refunded', 'refunded') and o.total_minor > 0)
      <> exists (select 1 from payments p where p.order_id = o.id and p.status = 'paid' and not p.surplus)
    order by o.id`,
};

/** The papers of an order are those of its ledger rows (H5). An order without any paper is not compared. */
const papers: Comparison = {
  rule: 'The papers of an order add up to its ledger',
  broken: sql`
    select 'order ' || i.order_id as name from (select order_id, sum(total_minor) as total from invoices group by order_id) i
    left join (select order_id, sum(amount_minor) as booked from ledger where kind in ('payment', 'refund', 'refund_failed') group by order_id) l using (order_id)
    where i.total <> coalesce(l.booked, 0) order by i.order_id`,
};

/** A paid order has an invoice. */
const unbilled: Comparison = {
  rule: 'A paid order has an invoice',
  broken: sql`
    select 'order ' || o.id as name from orders o
    where exists (select 1 from payment_links k where k.order_id = o.id) and o.status in ('paid', 'part_refunded', 'refunded') and o.total_minor > 0
      and not exists (select 1 from invoices i where i.order_id = o.id and i.kind = 'invoice') order by o.id`,
};

/** The numbers of a series have no gap. */
const series: Comparison = {
  rule: 'The numbers of papers have no gap',
  broken: sql`
    select s.series || '-' || s.year as name from invoice_series s
    left join (select series, year, count(*)::int as papers, max(number) as newest from invoices group by series, year) i using (series, year)
    where (s.last_number, s.last_number) is distinct from (coalesce(i.papers, 0), coalesce(i.newest, 0)) order by 1`,
};

/** Reports read these sums in place of their facts. */
const reports: Comparison = {
  rule: 'The daily sums of a report are those of its facts',
  broken: differingDays(daysOfNight),
};

/** All comparisons of the night. */
export const comparisons: readonly Comparison[] = [
  coupons,
  payments,
  ledger,
  orders,
  papers,
  unbilled,
  series,
  reports,
];
