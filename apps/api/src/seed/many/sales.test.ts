import { testDatabase, type TestDatabase } from '../../database/testing';
import { findDifferences } from '../../domains/commerce/money-check/find-differences';
import { countRows, expectPapersInOrder, isPast } from '../testing';
import { shareOf, writeMany } from './write';

interface Booked {
  readonly kind: string;
  readonly source_key: string;
  readonly at: string;
  readonly amount_minor: string;
  readonly refund_id: string | null;
}

let database: TestDatabase;
let demoPapers: number;
let demoPayments: number;
beforeAll(async () => {
  database = await testDatabase({ seed: 'demo' });
  demoPapers = await countRows(database, 'invoices');
  demoPayments = await countRows(database, '(select generate_series(1, max(id)) from payments) p');
  await database.db.transaction().execute((transaction) => writeMany(transaction, shareOf(1000)));
});
afterAll(() => database.close());

const count = (from: string): Promise<number> => countRows(database, from);

test('sales of many students are of several countries and states, each with plans that run and plans that are over', async () => {
  const { rows } = await database.pool.query<{ countries: number; expired: number; states: number }>(`
    select count(distinct u.country_id)::int as countries, count(distinct u.country_id) filter (where b.status = 'expired')::int as expired,
      (select count(distinct o.bill_to->>'stateId')::int from orders o join students t on t.id = o.student_id join users w on w.id = t.user_id where w.slug like 'student-%') as states
    from subscriptions b join students s on s.id = b.student_id join users u on u.id = s.user_id where u.slug like 'student-%'`);
  expect(rows).toEqual([{ countries: 8, expired: 8, states: 2 }]);
});

test('every third of many students has a plan, with an order for each month', async () => {
  const many = "users u on u.id = s.user_id and u.slug like 'student-%'";
  const plans = await count(`subscriptions b join students s on s.id = b.student_id join ${many}`);
  expect(plans).toBeGreaterThan(250);
  expect(await count(`orders o join students s on s.id = o.student_id join ${many}`)).toBeGreaterThan(4 * plans);
  const wrong = [
    `subscriptions b where period_ends_at <> (select max(ends_at) from subscription_periods p where p.subscription_id = b.id)`,
    `subscription_periods p join subscription_periods q on q.subscription_id = p.subscription_id and q.no = p.no + 1 where q.starts_at <> p.ends_at`,
    `orders o join students s on s.id = o.student_id join ${many} where o.created_at < s.created_at or o.paid_at > now() or o.created_at > now()`,
    `subscriptions where status = 'active' and period_ends_at < now()`,
    `course_enrolments e join orders o on o.id = e.order_id where o.course_id <> e.course_id or o.student_id <> e.student_id`,
  ];
  for (const from of wrong) expect({ from, wrong: await count(from) }).toEqual({ from, wrong: 0 });
});

test('counters, payments, orders, papers and ledger of the many agree', async () => {
  expect(await findDifferences(database.db)).toEqual([]);
  expect(await count("refunds where status = 'done'")).toBeGreaterThan(50);
});

test('all days of the reports of the many are added up', async () => {
  expect(await count(`report_dirty where ${isPast}`)).toBe(0);
  const [days, rows] = ['report_sales_daily', "ledger where not test and kind = 'payment'"];
  const { rows: payments } = await database.pool.query<{ daily: string; booked: string }>(
    `select (select sum(payments) from ${days}) as daily, (select count(*) from ${rows}) as booked`,
  );
  expect(payments[0]!.daily).toBe(payments[0]!.booked);
});

test('a ledger row is the one that ledger_write would book: taxes, rupees, day', async () => {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    const { rows: drawn } = await client.query<{ paymentId: string }>(`
      (select payment_id as "paymentId" from ledger where kind = 'refund' and payment_id > ${demoPayments} order by id desc limit 20)
      union (select max(payment_id) from ledger where payment_id > ${demoPayments} group by currency, tax_lines->0->>'name')`);
    const ids = drawn.map(({ paymentId }) => paymentId);
    const read = `select kind, source_key, at, day::text, amount_minor, discount_minor, tax_lines, inr_minor, refund_id from ledger where payment_id = any($1) order by source_key`;
    const { rows: before } = await client.query<Booked>(read, [ids]);
    await client.query('alter table ledger disable trigger ledger_fixed');
    await client.query('delete from ledger where payment_id = any($1)', [ids]);
    const inTime = before.toSorted((one, other) => one.at.localeCompare(other.at));
    for (const { kind, source_key, at, amount_minor, refund_id } of inTime)
      await client.query(
        'select ledger_write($1, $2, p.id, $3, $4, $5) from payments p where p.id = any($6) and $2 in ($7 || p.id, (select $8 || r.id from refunds r where r.payment_id = p.id and r.id = $5))',
        [kind, source_key, amount_minor, at, refund_id, ids, 'payment:', 'refund:'],
      );
    const { rows: after } = await client.query<Booked>(read, [ids]);
    expect(before.length).toBeGreaterThan(25);
    expect(after).toEqual(before);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('papers of the demo and of the many are numbered together, without a gap and in order of time', async () => {
  expect(await count('invoices')).toBeGreaterThan(demoPapers + 1000);
  await expectPapersInOrder(database);
});

test('mails name the paper of their own order after it has another number', async () => {
  expect(await count("mails where dedupe_key like 'receipt:%' and body_text ~ 'INV-'")).toBeGreaterThan(200);
  expect(
    await count(
      `mails m join invoices i on i.number_text = substring(m.body_text from '(?:INV|CRN|DBN)-[0-9]{4}-[0-9]{6,7}') where m.dedupe_key like 'receipt:%' and m.dedupe_key <> 'receipt:' || i.order_id`,
    ),
  ).toBe(0);
  const { rows } = await database.pool.query<{ named: string[]; own: string[] }>(`
    select array(select m[1] from regexp_matches(m.subject || ' ' || m.body_text || ' ' || m.body_html, '((?:INV|CRN)-[0-9]{4}-[0-9]{6,7})', 'g') m) as named,
      array(select number_text from invoices i where i.order_id = (select order_id from invoices where replaces_id is not null and m.subject like '%' || number_text)) as own
    from mails m where m.template = 'invoice-corrected'`);
  expect(rows.length).toBeGreaterThan(1);
  for (const { named, own } of rows) for (const number of named) expect(own).toContain(number);
});
