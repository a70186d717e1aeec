import { sql, type Kysely } from 'kysely';
import type { DB } from '../src/database/schema.generated';
import { withoutIndexes } from '../src/seed/without-indexes';

/** Orders of each student. */
const perStudent = 10;
/** The ids of these orders are above those of the demo. */
const before = 10_000_000;

/** Writes `count` orders, each with a link. Of 100, 80 are paid and have an invoice, and 10 have a failed try. All comes from the number `n`. */
const writeOrders = async (db: Kysely<DB>, count: number): Promise<void> => {
  await sql`
    create temp table drawn on commit drop as
    with learner as (select s.id, s.user_id, u.full_name, row_number() over (order by s.id) - 1 as place from students s join users u on u.id = s.user_id where u.slug like 'student-%'),
      course as (select id, title, row_number() over (order by id) - 1 as place, count(*) over () as courses from courses)
    select ${sql.lit(before)}::bigint + n as id, n, l.id as student_id, l.user_id, l.full_name, c.id as course_id, c.title, case when n % 5 = 0 then 'USD' else 'INR' end as currency, 19900 + n * 7919 % 1000 * 100 as total,
      case when n % 10 < 8 then 'paid' when n % 20 < 10 then 'expired' when n % 40 < 20 then 'cancelled' else 'open' end as status,
      now() - make_interval(mins => (n * 7919 % 777600)::int) as made, (select min(u.id) from users u join roles r on r.id = u.role_id where r.is_sales_team) as seller
    from generate_series(1, ${sql.lit(count)}::bigint) n
    join learner l on l.place = (n * 104729) % ${sql.lit(count / perStudent)}::bigint join course c on c.place = n % c.courses`.execute(
    db,
  );
  await sql`
    insert into orders (id, user_id, student_id, item_kind, course_id, title, currency, list_minor, total_minor, base_currency, base_minor, channel, status, paid_at, created_at, bill_to, access_state, sales_user_id, created_by)
    overriding system value
    select id, user_id, student_id, 'course', course_id, title, currency, total, total, currency, total, 'paylink', status, case when status = 'paid' then made end, made,
      jsonb_build_object('name', full_name), case when status <> 'paid' then 'none' when n % 4000 = 1 then 'failed' else 'given' end, seller, seller from drawn order by n`.execute(
    db,
  );
  await sql`
    insert into payment_links (order_id, provider_id, token_hash, token_sealed, status, expires_at, created_by, created_at, opened_at, opened_count)
    select id, (select min(id) from payment_providers), sha256(int8send(n)), '\\x00', status, made + interval '3 days', seller, made, made, 1 from drawn order by n`.execute(
    db,
  );
};

const writeMoney = async (db: Kysely<DB>): Promise<void> => {
  await sql`
    insert into payments (order_id, provider_id, provider_payment_id, currency, amount_minor, amount_units, charged_currency, charged_minor, status, method, failure, refund_held_minor, refunded_minor, paid_at, created_at)
    select id, (select min(id) from payment_providers), 'pay_' || n, currency, total, total / 100.0, currency, total, case when status = 'paid' then 'paid' else 'failed' end, 'card',
      case when status = 'paid' then '' else 'Refused by the bank' end, case when n % 100 = 1 then 1000 else 0 end, case when n % 100 = 1 then 1000 else 0 end, case when status = 'paid' then made end, made
    from drawn where status in ('paid', 'expired') order by n`.execute(db);
  await sql`insert into invoice_series (series, year, last_number) select 'INV', '2425', count(*) from drawn where status = 'paid'`.execute(
    db,
  );
  await sql`
    insert into invoices (series, year, number, order_id, payment_id, user_id, currency, bill_to, sold_by, description, list_minor, net_minor, tax_minor, total_minor, total_units, issued_at, issued_on)
    select 'INV', '2425', row_number() over (order by n), d.id, p.id, user_id, d.currency, jsonb_build_object('name', full_name), '{"name": "Lectern Academy"}', title, total, total, 0, total, total / 100.0, made, made::date
    from drawn d join payments p on p.order_id = d.id where d.status = 'paid' order by n`.execute(db);
};

/** The number of students that these orders need. */
export const buyersOf = (orders: number): number => orders / perStudent;

/** Writes orders with their links, payments and invoices, without triggers and with the indexes made afterwards. Students and courses are there. */
export const writeManySales = async (db: Kysely<DB>, orders: number): Promise<void> => {
  await sql`set local session_replication_role = replica`.execute(db); // keys of other tables are right by how the rows are made
  await withoutIndexes(db, ['orders', 'payment_links', 'payments', 'invoices'], async () => {
    await writeOrders(db, orders);
    await writeMoney(db);
  });
  await sql`set local session_replication_role = origin`.execute(db);
};
