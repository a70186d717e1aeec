import type { SalesSums } from '@lectern/contract/commerce';
import { salesGroups, salesReportCalls, type SalesGroup } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { exportedRows } from './exported-rows';
import { reportFixture, type ReportFixture } from './testing';

let fixture: ReportFixture;
let items: readonly { readonly kind: 'plan' | 'course'; readonly id: number }[];
beforeAll(async () => {
  fixture = await reportFixture();
  items = [await fixture.plan('Learner'), await fixture.plan('Starter'), await fixture.course()];
});
afterAll(() => fixture.close());

/** Numbers from 0 to 1 that are the same in each run. */
const numbersFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};

interface Booked {
  readonly day: string;
  readonly currency: string;
  readonly kind: string;
  readonly amount: number;
  readonly discount: number;
  readonly tax: number;
  readonly inr: number;
}

/** Rows as they were booked, without any of the reports' functions. */
const booked = async (): Promise<readonly Booked[]> =>
  (
    await sql<Booked>`
      select l.day::text as day, l.currency, l.kind, l.amount_minor as amount, l.discount_minor as discount, l.tax_minor as tax, l.inr_minor as inr from ledger l`.execute(
      fixture.db,
    )
  ).rows;

/** The figures of some rows, added up one by one. */
const figuresOf = (rows: readonly Booked[]): SalesSums => {
  const sum = (of: (row: Booked) => number, ...kinds: readonly string[]): number =>
    rows.reduce((all, row) => (kinds.length === 0 || kinds.includes(row.kind) ? all + of(row) : all), 0);
  const amount = (...kinds: readonly string[]): number => sum((row) => row.amount, ...kinds);
  const count = (...kinds: readonly string[]): number => sum(() => 1, ...kinds);
  return {
    payments: count('payment'),
    refunds: count('refund') - count('refund_failed'),
    free: 0,
    paidMinor: amount('payment'),
    refundedMinor: 0 - amount('refund', 'refund_failed'),
    disputedMinor: 0 - amount('dispute'),
    wonBackMinor: amount('dispute_won'),
    surplusMinor: amount('surplus', 'surplus_refund', 'surplus_used'),
    discountMinor: sum((row) => row.discount),
    taxMinor: sum((row) => row.tax),
    netMinor: amount('payment', 'refund', 'refund_failed', 'dispute', 'dispute_won'),
  };
};

const isBetween = (from: string, to: string) => (row: Booked) => row.day >= from && row.day <= to;
const names = Object.keys(figuresOf([])) as (keyof SalesSums)[];
const only = (sums: SalesSums): SalesSums => Object.fromEntries(names.map((name) => [name, sums[name]])) as SalesSums;
// Accounts are made at the true time, so the days of money are later.
const year = new Date().getFullYear() + 1;
const period = { from: `${year}-03-01`, to: `${year}-12-31` };

/** Compares the report with the ledger: totals, rupees, each day, rows of a grouping, and the days before. */
const compare = async (groupBy: SalesGroup): Promise<void> => {
  const rows = await booked();
  const report = await fixture.sales({ ...period, groupBy, compare: 'previous' });
  const now = rows.filter(isBetween(period.from, period.to));
  for (const currency of new Set(now.map((row) => row.currency))) {
    const total = report.totals.find((each) => each.currency === currency)!;
    expect(only(total)).toEqual(figuresOf(now.filter((row) => row.currency === currency)));
    expect(only(total.before!)).toEqual(
      figuresOf(
        rows.filter(isBetween(report.before!.from, report.before!.to)).filter((row) => row.currency === currency),
      ),
    );
  }
  expect(report.inr.netMinor).toBe(
    now.filter(({ kind }) => !kind.startsWith('surplus')).reduce((sum, { inr }) => sum + inr, 0),
  );
  for (const { day, ...sums } of report.series)
    expect({ day, ...sums }).toEqual({
      day,
      ...figuresOf(now.filter((row) => row.day === day && row.currency === report.currency)),
    });
  const shown = groupBy === 'currency' ? now : now.filter((row) => row.currency === report.currency);
  for (const name of names) expect(report.rows.reduce((sum, row) => sum + row[name], 0)).toBe(figuresOf(shown)[name]);
};

type Sale = Awaited<ReturnType<ReportFixture['buy']>>;
interface Part {
  readonly sale: Sale;
  readonly ref: string;
  readonly amountMinor: number;
}

/** A payment that another connection has booked and not committed while `work` runs. */
const whileUncommitted = async (sale: Sale, work: () => Promise<void>): Promise<void> =>
  fixture.db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number }>`
      insert into payments (order_id, provider_id, provider_payment_id, currency, amount_minor, charged_currency, charged_minor, status, paid_at, surplus)
      select order_id, provider_id, provider_payment_id || '-again-' || nextval('report_dirty_id_seq'), currency, amount_minor, charged_currency, charged_minor, 'paid', paid_at, true
      from payments where id = ${sale.paymentId} returning id`.execute(transaction);
    await sql`select ledger_write('surplus', ${`surplus:${rows[0]!.id}`}, ${rows[0]!.id}, 777, money_now())`.execute(
      transaction,
    );
    await work();
  });

/** Adds up every second day only: the other days keep their marks. */
const refreshHalf = async (): Promise<void> => {
  const parked = sql`select report, day from report_dirty where (day - date '2000-01-01') % 2 = 0`;
  await sql`create table parked as ${parked}`.execute(fixture.db);
  await sql`delete from report_dirty where (day - date '2000-01-01') % 2 = 0`.execute(fixture.db);
  await fixture.runReports();
  await sql`insert into report_dirty (report, day) select report, day from parked`.execute(fixture.db);
  await sql`drop table parked`.execute(fixture.db);
};

const groups = Object.keys(salesGroups) as SalesGroup[];
const zones = ['Europe/London', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'];

test.each([1, 2])('reports equal the ledger to the unit after each of any steps (%i)', async (seed) => {
  const next = numbersFrom(seed * 7919);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  let clock = Date.parse(`${year}-0${1 + 2 * seed}-01T00:00:00Z`);
  const sales: Sale[] = [];
  const refunds: Part[] = [];
  const disputes: Part[] = [];
  const left = async ({ paymentId, totalMinor }: Sale): Promise<number> => {
    const { held, disputed } = await fixture.sums(paymentId);
    return totalMinor - held - disputed;
  };
  const part = async (name: string): Promise<Part | undefined> => {
    const sale = pick(sales);
    const most = await left(sale);
    const ref = `${name}_${seed}_${Math.floor(next() * 1e9)}`;
    return most < 1 ? undefined : { sale, ref, amountMinor: 1 + Math.floor(next() * most) };
  };
  const taken = (parts: Part[]): Part | undefined => parts.splice(Math.floor(next() * parts.length), 1)[0];
  const tell = async (
    made: Part | undefined,
    kind: 'refund' | 'dispute',
    status: 'done' | 'failed' | 'open' | 'won',
  ) => {
    if (!made) return;
    const { sale, ref, amountMinor } = made;
    await fixture.news(sale.ref, {
      [kind]: { ref, amountMinor, status, currency: sale.currency, reason: 'fraudulent' },
    });
  };
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    buy: async () => sales.push(await fixture.buy(pick(['INR', 'USD']), pick(items))),
    payTwice: async () => {
      const { orderId, totalMinor, currency } = pick(sales);
      await fixture.pay(orderId, totalMinor, currency);
    },
    refund: async () => {
      const made = await part('rfnd');
      await tell(made, 'refund', 'done');
      if (made) refunds.push(made);
    },
    failRefund: () => tell(taken(refunds), 'refund', 'failed'),
    dispute: async () => {
      const made = await part('disp');
      await tell(made, 'dispute', 'open');
      if (made) disputes.push(made);
    },
    winDispute: () => tell(taken(disputes), 'dispute', 'won'),
    forward: async () => {
      clock += Math.floor(next() * 40) * 3_600_000;
      await fixture.setClock(new Date(clock).toISOString());
    },
    moveZone: () => fixture.setZone(pick(zones)),
    refreshHalf,
    refresh: () => fixture.runReports(),
    uncommitted: () =>
      whileUncommitted(pick(sales), async () => {
        await compare('item');
        await fixture.runReports();
        await compare('day');
      }),
  };
  await steps['forward']!();
  await steps['buy']!();
  const order = Object.keys(steps);
  for (let step = 0; step < 30; step += 1) {
    await steps[pick([...order, 'buy', 'forward', 'refund', 'dispute'])]!();
    await compare(groups[step % groups.length]!);
    if (step % 6 === 5) expect(await fixture.differing(period)).toEqual([]);
  }
  await fixture.runReports();
  const { rows: marks } = await sql`select 1 from report_dirty where report = 'sales'`.execute(fixture.db);
  expect(marks).toEqual([]);
  for (const groupBy of groups) await compare(groupBy);
  expect(await fixture.differing(period)).toEqual([]);
});

const labelsOf: Partial<Readonly<Record<SalesGroup, readonly string[]>>> = {
  item: ['Learner', 'Starter', 'Painting in oil'],
  category: ['Painting', 'No category'],
  channel: ['Payment link'],
  seller: [expect.stringMatching(/^Test Person/) as string, 'No trainer'],
};

test.each(groups)('the rows behind each row by %s add up to it', async (groupBy) => {
  const { rows } = await fixture.sales({ ...period, groupBy });
  const labels = rows.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(labelsOf[groupBy] ?? [rows[0]!.key]));
  for (const row of rows.slice(0, 12)) {
    const { key, currency } = row;
    const { items, total, sums } = await fixture.done(salesReportCalls.rows, {
      ...{ ...period, groupBy, key, currency, limit: 100 },
    });
    expect(sums.map(only)).toEqual([only(row)]);
    if (total > items.length) continue;
    const amounts = items.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    expect(amounts).toBe(row.netMinor + row.surplusMinor);
  }
});

test('an export has the rows of the figure, and their plain numbers add up to it', async () => {
  const { totals } = await fixture.sales(period);
  const rows = await exportedRows(fixture, salesReportCalls.rows, period, [
    'amount',
    'at',
    'tax',
    'paperNumber',
    'kind',
  ]);
  for (const { currency, exponent, netMinor, surplusMinor, taxMinor } of totals) {
    const own = rows.filter((row) => row['Currency'] === currency);
    const sum = (head: string): number =>
      own.reduce((all, row) => all + Math.round(Number(row[head]) * 10 ** exponent), 0);
    expect(sum('Amount')).toBe(netMinor + surplusMinor);
    expect(sum('Tax')).toBe(taxMinor);
  }
  expect(rows.filter((row) => row['Kind'] === 'Payment')[0]).toMatchObject({
    Day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    Paper: expect.stringMatching(/^INV-/) as string,
    'Place of supply': '29-Karnataka',
  });
});
