import { couponCalls, salesGroups, salesReportCalls, type SalesGroup } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { reportFixture, type ReportFixture } from './testing';

let fixture: ReportFixture;
beforeAll(async () => void (fixture = await reportFixture()));
afterAll(() => fixture.close());

const groups = Object.keys(salesGroups) as SalesGroup[];
const labels: Partial<Record<SalesGroup, string>> = {
  ...{ item: 'Learner', category: 'No category', channel: 'Payment link', seller: 'No trainer', currency: 'INR' },
};
const plus = (rows: readonly { readonly [name in 'payments' | 'netMinor']: number }[]) => ({
  payments: rows.reduce((sum, { payments }) => sum + payments, 0),
  netMinor: rows.reduce((sum, { netMinor }) => sum + netMinor, 0),
});

describe.each(['with marks', 'with daily sums'])('the report of sales %s', (state) => {
  const day = state === 'with marks' ? '2026-03-09' : '2026-06-15';
  beforeAll(async () => {
    await fixture.setClock(`${day}T09:00:00Z`);
    for (let sold = 0; sold < 3; sold += 1) await fixture.buy();
    if (state === 'with daily sums') await fixture.runReports();
  });
  const period = { from: `${day.slice(0, 7)}-01`, to: `${day.slice(0, 7)}-30` };

  test.each(groups)(
    'M59: three orders are their sum and three payments in the total, the days and by %s',
    async (groupBy) => {
      const { totals, series, rows } = await fixture.sales({ ...period, groupBy, compare: 'previous' });
      const sum = { payments: 3, netMinor: 3 * 99_900 };
      expect(totals).toMatchObject([{ currency: 'INR', ...sum, before: { payments: 0 } }]);
      expect(plus(series)).toEqual(sum);
      expect(plus(rows)).toEqual(sum);
      expect(rows[0]!.label).toBe(labels[groupBy] ?? rows[0]!.key);
      const { items, total, sums } = await fixture.done(salesReportCalls.rows, {
        ...period,
        groupBy,
        key: rows[0]!.key,
      });
      expect(total).toBe(3);
      expect(plus(sums)).toEqual(sum);
      expect(items.reduce((all, { amountMinor }) => all + amountMinor, 0)).toBe(sum.netMinor);
    },
  );
});

test('M60: days stay in the zone they were booked in, and the report names the last day of each zone', async () => {
  await fixture.setClock('2026-11-27T19:00:00Z');
  await fixture.buy();
  await fixture.setClock('2026-12-01T12:00:00Z');
  await fixture.setZone('Europe/London');
  await fixture.setClock('2026-12-02T19:00:00Z');
  await fixture.buy();
  for (const refreshed of [false, true]) {
    if (refreshed) await fixture.runReports();
    const { series, zones, today } = await fixture.sales({ from: '2026-11-25', to: '2026-12-05' });
    expect(series.filter(({ payments }) => payments > 0).map(({ day }) => day)).toEqual(['2026-11-28', '2026-12-02']);
    expect(zones).toEqual([
      { zone: 'Asia/Kolkata', until: '2026-12-01' },
      { zone: 'Europe/London', until: null },
    ]);
    expect(today).toBe('2026-12-02');
  }
  expect((await fixture.sales({ from: '2026-11-01', to: '2026-11-30' })).zones).toEqual([
    { zone: 'Asia/Kolkata', until: '2026-12-01' },
  ]);
});

test('M61: currencies are not added, and rupees are those of the rate of each order', async () => {
  await fixture.setClock('2027-01-10T09:00:00Z');
  await fixture.buy();
  const { orderId, totalMinor } = await fixture.buy('USD');
  const { rows } = await sql<{ inr: number }>`
    select round(${totalMinor} * inr_rate)::int as inr from orders where id = ${orderId}`.execute(fixture.db);
  const { totals, inr, currency } = await fixture.sales({ from: '2027-01-01', to: '2027-01-31', groupBy: 'currency' });
  expect(totals).toMatchObject([
    { currency: 'INR', netMinor: 99_900 },
    { currency: 'USD', netMinor: totalMinor },
  ]);
  expect(rows[0]!.inr).toBeGreaterThan(totalMinor);
  expect(inr).toEqual({ netMinor: 99_900 + rows[0]!.inr, beforeMinor: null });
  expect(currency).toBe('INR');
});

test('M62: a payment that was disputed and won back is one payment, and its net is its sum', async () => {
  await fixture.setClock('2027-02-10T09:00:00Z');
  const { ref } = await fixture.buy();
  await fixture.disputeNews(ref, { amountMinor: 99_900 });
  await fixture.disputeNews(ref, { amountMinor: 99_900, status: 'won' });
  const { totals, inr } = await fixture.sales({ from: '2027-02-01', to: '2027-02-28' });
  expect(totals).toMatchObject([
    { payments: 1, paidMinor: 99_900, disputedMinor: 99_900, wonBackMinor: 99_900, netMinor: 99_900, refunds: 0 },
  ]);
  expect(inr.netMinor).toBe(99_900);
});

test('M63: a refund counts on its own day, so a month can be negative', async () => {
  await fixture.setClock('2027-10-31T09:00:00Z');
  const { ref } = await fixture.buy();
  await fixture.setClock('2027-11-02T09:00:00Z');
  await fixture.refundNews(ref, { amountMinor: 99_900 });
  const net = async (from: string, to: string) => (await fixture.sales({ from, to })).totals.map((all) => all.netMinor);
  expect(await net('2027-10-01', '2027-10-31')).toEqual([99_900]);
  expect(await net('2027-11-01', '2027-11-30')).toEqual([-99_900]);
  const november = await fixture.sales({ from: '2027-11-01', to: '2027-11-30', compare: 'previous' });
  expect(november.before).toEqual({ from: '2027-10-02', to: '2027-10-31' });
  expect(november.totals[0]).toMatchObject({ refunds: 1, taxMinor: -november.totals[0]!.before!.taxMinor });
  const { items } = await fixture.done(salesReportCalls.rows, {
    ...{ from: '2027-11-01', to: '2027-11-30', groupBy: 'item' },
  });
  expect(items).toMatchObject([
    { kind: 'refund', day: '2027-11-02', amountMinor: -99_900, paperNumber: expect.stringMatching(/^CRN-/) as string },
  ]);
});

test('rows are compared with the same date of the year before', async () => {
  await fixture.setClock('2027-03-09T09:00:00Z');
  await fixture.buy();
  const { rows, before } = await fixture.sales({
    from: '2027-03-01',
    to: '2027-03-31',
    compare: 'year',
    groupBy: 'day',
  });
  expect(before).toEqual({ from: '2026-03-01', to: '2026-03-31' });
  expect(rows).toMatchObject([{ key: '2027-03-09', payments: 1, before: { payments: 3 } }]);
});

test('an order that costs nothing and surplus money are apart from the net', async () => {
  await fixture.setClock('2027-05-10T09:00:00Z');
  const { coupon } = await fixture.done(couponCalls.create, {
    ...{
      code: 'WHOLEOFF',
      name: 'All off',
      discountKind: 'percent',
      percentBp: 10_000,
      startsAt: '2020-01-01T00:00:00Z',
    },
    ...{ amounts: [{ currency: 'INR', flatMinor: null, capMinor: null, minimumMinor: 0 }], appliesTo: 'all' },
    ...{ audience: 'everyone', perUserLimit: 1, totalLimit: 10, endsAt: '2099-01-01T00:00:00Z' },
  });
  await fixture.done(couponCalls.changeStatus, { id: coupon.id, version: coupon.version, status: 'active' });
  const item = await fixture.plan('Learner');
  const { studentId } = await fixture.learner('KA');
  await fixture.generate({ studentId, item, couponCode: 'WHOLEOFF', expectedTotalMinor: 0 });
  const { orderId } = await fixture.buy();
  await fixture.pay(orderId, 99_900);
  const { totals } = await fixture.sales({ from: '2027-05-01', to: '2027-05-31' });
  expect(totals).toMatchObject([{ payments: 1, free: 1, surplusMinor: 99_900, paidMinor: 99_900, netMinor: 99_900 }]);
  const may = { from: '2027-05-01', to: '2027-05-31' };
  const rows = (filter: string) =>
    fixture.done(salesReportCalls.rows, { ...may, groupBy: 'item', filter: { kind: filter } });
  expect(await rows('eq:free')).toMatchObject({
    items: [{ kind: 'free', paymentId: null }],
    sums: [{ free: 1, netMinor: 0 }],
  });
  expect(await rows('eq:surplus')).toMatchObject({ items: [{ kind: 'surplus' }], sums: [{ surplusMinor: 99_900 }] });
});

test('rows of a figure are read page by page, each once', async () => {
  const period = { from: '2026-03-01', to: '2027-02-28', groupBy: 'item' } as const;
  const all = (await fixture.done(salesReportCalls.rows, period)).items.map(({ id }) => id);
  const paged: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await fixture.done(salesReportCalls.rows, {
      ...period,
      limit: 2,
      ...(cursor !== undefined && { cursor }),
    });
    paged.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(paged).toEqual(all);
  expect(new Set(all).size).toBe(all.length);
});

test('a period of more than 366 days is refused on its end', async () => {
  const { status, body } = await fixture.client.send(salesReportCalls.read, {
    ...{ from: '2026-01-01', to: '2027-01-02', compare: 'none', groupBy: 'item' },
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: [{ property: 'to' }] });
});
