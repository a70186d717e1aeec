import type { RequestOf } from '@lectern/contract';
import { paylinkCalls, salesReportCalls, type SalesReport } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { refundFixture } from '../refund/testing';
import { differingDays } from './daily-sums';

/** A clock of money that tests move for all connections; it is right until it is set. */
const movableClock = async (db: Kysely<DB>): Promise<void> => {
  await sql`create table test_clock (at timestamptz)`.execute(db);
  await sql`insert into test_clock values (null)`.execute(db);
  await sql`
    create or replace function money_now() returns timestamptz language sql volatile as
    $$ select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, (select at from test_clock), clock_timestamp()) $$`.execute(
    db,
  );
};

type SalesRequest = RequestOf<typeof salesReportCalls.read>;

/** Selling, refunds and disputes with a clock that moves, and the reports. */
export const reportFixture = async () => {
  const fixture = await refundFixture();
  const { db, done } = fixture;
  await movableClock(db);

  /** Sets the clock of money; null is the true time. */
  const setClock = async (at: string | null): Promise<void> =>
    void (await sql`update test_clock set at = ${at}`.execute(db));
  const setZone = async (zone: string): Promise<void> =>
    void (await sql`
      update settings set value = value || jsonb_build_object('timeZone', ${zone}::text) where group_name = 'general'`.execute(
      db,
    ));
  /** Pays an open order through a webhook. Gives the payment with the provider's id. */
  const pay = async (orderId: number, totalMinor: number, currency = 'INR') => {
    await fixture.sendPaid(orderId, { totalMinor, currency });
    await fixture.runInbox();
    return fixture.payment(orderId);
  };
  /** Makes the course *Painting in oil* of a trainer, for 2,400.00 rupees. */
  const course = async (): Promise<{ kind: 'course'; id: number }> => {
    const { trainerId } = await fixture.trainer('KA');
    const { rows } = await sql<{ id: number }>`
      with under as (insert into categories (name, slug, sort_key) values ('Painting', 'painting-reported', 9) returning id)
      insert into courses (title, slug, category_id, trainer_id, status, published_at, currency, price_minor)
      select 'Painting in oil', 'reported', under.id, ${trainerId}, 'published', now(), 'INR', 240000 from under returning id`.execute(
      db,
    );
    return { kind: 'course', id: rows[0]!.id };
  };
  /** Sells an item to a new learner and pays it; the plan *Learner* where none is given. */
  const buy = async (currency = 'INR', given?: { kind: 'plan' | 'course'; id: number }) => {
    const { studentId, userId } = await fixture.learner('KA');
    const item = given ?? (await fixture.plan('Learner'));
    const { quote } = await fixture.done(paylinkCalls.quote, { studentId, item, currency });
    const { order } = await fixture.generate({ studentId, item, currency, expectedTotalMinor: quote.totalMinor });
    const payment = await pay(order.id, quote.totalMinor, currency);
    return { ...payment, studentId, userId, orderId: order.id, totalMinor: quote.totalMinor, currency };
  };
  const sales = (request: Partial<SalesRequest> & Pick<SalesRequest, 'from' | 'to'>): Promise<SalesReport> =>
    done(salesReportCalls.read, { compare: 'none', groupBy: 'item', ...request });
  const today = async (): Promise<string> =>
    (await sql<{ day: string }>`select report_day(money_now())::text as day`.execute(db)).rows[0]!.day;
  /** Days of a period without a mark, with daily sums that are not those of their facts. */
  const differing = async ({ from, to } = { from: '2025-01-01', to: '2029-12-31' }): Promise<readonly string[]> =>
    (
      await differingDays(
        sql`select d::date as day from generate_series(${from}::date, ${to}::date, interval '1 day') d`,
      ).execute(db)
    ).rows.map(({ name }) => name);

  return { ...fixture, setClock, setZone, pay, course, buy, sales, today, differing };
};
export type ReportFixture = Awaited<ReturnType<typeof reportFixture>>;
