import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { writeBankBooks } from './bank';
import { drawSales } from './drawn-sales';
import { writePapers } from './papers';

/** Tables that sales are written into. */
export const salesTables = [
  ...['subscriptions', 'subscription_periods', 'orders', 'payment_links', 'payments', 'refunds', 'ledger', 'invoices'],
] as const;

const writeSubscriptions = async (db: Kysely<DB>): Promise<void> => {
  await sql`
    insert into subscriptions (id, student_id, plan_version_id, status, currency, price_minor, zone, anchor_at, starts_at, period_no, period_ends_at, ended_at, created_at, updated_at)
    overriding system value
    select subscription_id, student_id, plan_version_id, case when max(ends_at) > now() then 'active' else 'expired' end, currency, total, business_zone(), min(starts_at), min(starts_at), max(period_no), max(ends_at),
      case when max(ends_at) <= now() then max(ends_at) end, min(starts_at), max(starts_at) from drawn where subscription_id is not null group by subscription_id, student_id, plan_version_id, currency, total order by 1`.execute(
    db,
  );
};

const writeOrders = async (db: Kysely<DB>): Promise<void> => {
  await sql`
    insert into orders (id, user_id, student_id, item_kind, course_id, plan_version_id, subscription_id, period_no, category_id, seller_trainer_id, title, currency, list_minor, total_minor, tax_minor, tax_lines,
      base_currency, base_minor, inr_rate, channel, status, paid_at, created_at, bill_to, access_state, sales_user_id, created_by)
    overriding system value
    select order_id, user_id, student_id, case when course_id is null then 'plan' else 'course' end, course_id, plan_version_id, case when is_renewal then subscription_id end, case when is_renewal then period_no end,
      category_id, trainer_id, title, currency, total, total, tax_sum(tax_lines), tax_lines, currency, total, inr_rate, case when is_renewal then 'renewal' else 'paylink' end,
      case when paid_at is null then closed when gone is null then 'paid' when gone = total then 'refunded' else 'part_refunded' end,
      paid_at, made, bill, case when paid_at is null then 'none' else 'given' end, seller, case when not is_renewal then seller end from drawn order by order_id`.execute(
    db,
  );
  await sql`
    insert into payment_links (order_id, provider_id, token_hash, token_sealed, status, expires_at, created_by, closed_by, close_reason, created_at, updated_at, mailed_at, opened_at, opened_count)
    select order_id, provider, sha256(int8send(order_id)), '\\x00', case when paid_at is null then closed else 'paid' end, made + interval '7 days', case when not is_renewal then seller end,
      case when closed = 'cancelled' then seller end, case when closed = 'cancelled' then 'The student chose something else' else '' end, made, coalesce(paid_at, made + interval '1 day'), made, made, 1
    from drawn order by order_id`.execute(db);
  await sql`update course_enrolments e set order_id = d.order_id from drawn d where d.enrolment_id = e.id`.execute(db);
};

const writePeriods = async (db: Kysely<DB>): Promise<void> => {
  await sql`
    insert into subscription_periods (subscription_id, no, starts_at, ends_at, plan_version_id, order_id)
    select subscription_id, period_no, starts_at, ends_at, plan_version_id, order_id from drawn where subscription_id is not null order by 1, 2`.execute(
    db,
  );
};

/** Payments, refunds and their ledger. A part that is given back has its share of each tax, rounded as `ledger_write` does. */
const writeMoney = async (db: Kysely<DB>): Promise<void> => {
  await sql`
    insert into payments (id, order_id, provider_id, provider_payment_id, currency, amount_minor, amount_units, charged_currency, charged_minor, status, method, failure, refund_held_minor, refunded_minor, paid_at, created_at)
    overriding system value
    select payment_id, order_id, provider, 'sbx_pay_' || payment_id, currency, total, total / 10::numeric ^ exponent, currency, total, case when paid_at is null then 'failed' else 'paid' end,
      (array['upi', 'card', 'netbanking'])[1 + order_id % 3], case when paid_at is null then 'Refused by the bank' else '' end, coalesce(gone, 0), coalesce(gone, 0), paid_at, coalesce(paid_at, made)
    from drawn where paid_at is not null or has_tried order by payment_id`.execute(db);
  await sql`
    insert into refunds (id, payment_id, amount_minor, held_minor, currency, reason, status, provider_refund_id, requested_by, created_at, updated_at, done_at, first_tried_at, asks)
    overriding system value
    select refund_id, payment_id, gone, gone, currency, 'The student could not come', 'done', 'sbx_ref_' || refund_id, seller, gone_at, gone_at, gone_at, gone_at, 1 from drawn where gone is not null order by refund_id`.execute(
    db,
  );
  await sql`
    insert into ledger (at, day, kind, source_key, order_id, payment_id, refund_id, currency, amount_minor, tax_lines, inr_minor, test)
    select at, report_day(at), kind, kind || ':' || coalesce(refund, payment_id), order_id, payment_id, refund, currency, amount, lines, round(amount * inr_rate * 100 / 10::numeric ^ exponent), false from (
      select paid_at as at, 'payment' as kind, null::bigint as refund, total as amount, tax_lines as lines, d.* from drawn d where paid_at is not null
      union all select gone_at, 'refund', refund_id, -gone, gone_lines, d.* from drawn d where gone is not null) l order by at`.execute(
    db,
  );
};

/** Sets the counters of ids to the last one that was given by hand. */
const followIds = async (db: Kysely<DB>): Promise<void> => {
  for (const table of ['orders', 'payments', 'refunds', 'subscriptions'] as const)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    );
};

/**
 * Writes orders of the many students with links, payments, refunds, ledger and papers. There are about seven for every third student, and one
 * for each enrolment by an order. The tables are without triggers and indexes meanwhile. All links are closed: the address of an open one needs the console's key.
 */
export const writeSales = async (db: Kysely<DB>): Promise<void> => {
  await drawSales(db);
  await writeSubscriptions(db);
  await writeOrders(db);
  await writePeriods(db);
  await writeMoney(db);
  await writeBankBooks(db);
  await writePapers(db);
  await followIds(db);
};
