import { invoiceCalls, paylinkCalls, paymentCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { sellingFixture, type SellingFixture } from '../../sale/testing';

let fixture: SellingFixture;
beforeAll(async () => void (fixture = await sellingFixture()));
afterAll(() => fixture.close());

const paymentOf = async (orderId: number): Promise<number> =>
  (await sql<{ id: number }>`select max(id) as id from payments where order_id = ${orderId}`.execute(fixture.db))
    .rows[0]!.id;
const detail = async (orderId: number) => fixture.done(paymentCalls.detail, { id: await paymentOf(orderId) });

/** A sale in Karnataka, paid at the bank of the sandbox. */
const paid = async () => {
  const { studentId } = await fixture.learner('KA');
  const { link, order } = await fixture.sell({ studentId });
  await fixture.payAtBank(link.url!, 'pay');
  await fixture.runInbox();
  return order.id;
};

test('the page of a payment has order, events, ledger and paper, and the sum that is left', async () => {
  const orderId = await paid();
  const { payment, order, events, ledger, papers, accepted, leftMinor, zone } = await detail(orderId);
  expect(payment).toMatchObject({ status: 'paid', amountMinor: 99_900, isSurplus: false, provider: 'sandbox' });
  expect(order).toMatchObject({ id: orderId, status: 'paid', access: 'given', isOwnPayer: true, totalMinor: 99_900 });
  expect(order.payer.place).toBe('Karnataka, India');
  expect(events.map(({ status, state }) => [status, state])).toContainEqual(['paid', 'applied']);
  expect(ledger).toEqual([
    expect.objectContaining({ kind: 'payment', key: `payment:${payment.id}`, amountMinor: 99_900, mirrors: null }),
  ]);
  expect(ledger[0]?.taxLines.map(({ taxMinor }) => taxMinor)).toEqual([7619, 7619]);
  expect(papers).toEqual([expect.objectContaining({ kind: 'invoice', totalMinor: 99_900 })]);
  expect([accepted, leftMinor, zone]).toEqual([[], 99_900, 'Asia/Kolkata']);
});

test('a surplus payment of a cancelled order shows who cancelled it, and what its acceptance would book', async () => {
  const { link, order } = await fixture.sell(await fixture.learner('MH'));
  const bank = await fixture.start(link.url!);
  await fixture.done(paylinkCalls.cancel, { id: link.id, version: link.version, reason: 'Prefers another batch' });
  await fixture.sendPaid(order.id, { ref: bank, totalMinor: 99_900 });
  await fixture.runInbox();
  const found = await detail(order.id);
  expect(found.order).toMatchObject({ status: 'cancelled', closeReason: 'Prefers another batch' });
  expect(found.order.cancelledBy).not.toBeNull();
  expect(found.order.cancelledAt).toMatch(/Z$/);
  const { id } = found.payment;
  expect(found.accepted.map(({ key, amountMinor, at }) => [key, amountMinor, at])).toEqual([
    [`accept:${id}`, -99_900, null],
    [`payment:${id}`, 99_900, null],
  ]);
  expect(found.accepted[1]?.taxLines).toEqual([expect.objectContaining({ name: 'IGST', taxMinor: 15_239 })]);
  expect(found.papers).toEqual([]);
});

test('the second payment of one order is surplus that no acceptance takes', async () => {
  const { link, order } = await fixture.sell(await fixture.learner('KA'));
  await fixture.payAtBank(link.url!, 'payTwice');
  await fixture.runInbox();
  const { payment, accepted, events } = await detail(order.id);
  expect([payment.isSurplus, accepted]).toEqual([true, []]);
  expect(events.every(({ status }) => status !== null)).toBe(true);
});

test('the e-mail of a payer is masked for readers who may not reveal personal data', async () => {
  const orderId = await paid();
  const reader = await fixture.api.signIn(3);
  const { order } = await fixture.done(paymentCalls.detail, { id: await paymentOf(orderId) }, reader);
  expect(order.payer.email).toMatch(/^.•••@/);
  expect((await detail(orderId)).order.payer.email).not.toContain('•');
});

test('a payment that is not there is 404', async () => {
  expect((await fixture.client.send(paymentCalls.detail, { id: 999_999 })).status).toBe(404);
});

test('papers are listed with their sums, found by number and payer, and shown in the words of their PDF', async () => {
  const orderId = await paid();
  const { papers } = await detail(orderId);
  const [paper] = papers;
  const { items } = await fixture.done(invoiceCalls.list, { q: paper!.number });
  expect(items).toEqual([
    expect.objectContaining({ number: paper!.number, totalMinor: 99_900, creditedMinor: 0, isReplaced: false }),
  ]);
  const found = await fixture.done(invoiceCalls.detail, { id: paper!.id });
  expect(found).toMatchObject({ notes: [], credits: null, replaces: null, replacedBy: null });
  expect(found.paper).toMatchObject({ title: 'Tax Invoice', warning: '' });
  expect(found.paper.facts).toContainEqual({ label: 'Invoice', value: paper!.number });
  expect(found.paper.sums).toContainEqual({ label: 'Total', value: '₹999.00', rank: 'total' });
  expect(found.payment?.amountMinor).toBe(99_900);
  expect(found.order).toMatchObject({ studentId: expect.any(Number) as number, trainerId: null });
  expect((await fixture.client.send(invoiceCalls.detail, { id: 999_999 })).status).toBe(404);
});

test('papers are filtered by kind, series, day, currency and total', async () => {
  const count = async (filter: Record<string, string>): Promise<number> =>
    (await fixture.done(invoiceCalls.list, { filter })).total;
  const all = (await fixture.done(invoiceCalls.list, {})).total;
  expect(await count({ kind: 'eq:invoice', series: 'eq:INV', currency: 'eq:INR', total: 'gte:999' })).toBe(all);
  expect(await count({ kind: 'eq:credit' })).toBe(0);
  expect(await count({ issuedOn: 'lt:2020-01-01' })).toBe(0);
});
