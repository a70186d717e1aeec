import { invoiceIssueCalls, orderCalls, paylinkCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { refundFixture, type RefundFixture } from '../refund/testing';
import { accessRefusal } from './order.routes';

let fixture: RefundFixture;
beforeAll(async () => void (fixture = await refundFixture()));
afterAll(() => fixture.close());

/** A paid order without access: the student has a plan without end. */
const failed = async () => {
  const { studentId } = await fixture.learner('KA');
  const { link, order } = await fixture.sell({ studentId });
  await sql`
    insert into subscriptions (student_id, plan_version_id, status, currency, price_minor, zone, anchor_at, starts_at)
    select ${studentId}, o.plan_version_id, 'active', 'INR', 99900, business_zone(), now(), now() from orders o where o.id = ${order.id}`.execute(
    fixture.db,
  );
  await fixture.payAtBank(link.url!, 'pay');
  await fixture.runInbox();
  return { studentId, orderId: order.id, link };
};

describe('access that failed', () => {
  it('M18: leaves order, ledger and invoice as paid, and is given when the cause is gone', async () => {
    const { studentId, orderId, link } = await failed();
    expect(await fixture.order(orderId)).toMatchObject({ status: 'paid', accessState: 'failed' });
    expect([await fixture.count('ledger', orderId), await fixture.count('invoices', orderId)]).toEqual([1, 1]);
    const retry = { orderId, decision: 'retry' as const };
    const again = (await fixture.done(orderCalls.access, retry)).order;
    expect(again).toMatchObject({ access: 'failed', accessError: 'has a plan without end' });
    await sql`update subscriptions set status = 'cancelled' where student_id = ${studentId}`.execute(fixture.db);
    expect((await fixture.done(orderCalls.access, retry)).order).toMatchObject({ access: 'given', accessError: '' });
    expect((await fixture.done(paylinkCalls.detail, { id: link.id })).link.status).toBe('paid');
    expect((await fixture.client.send(orderCalls.access, retry)).status).toBe(409);
  });

  it('M18: is kept as it is by a person', async () => {
    const { orderId } = await failed();
    const kept = (await fixture.done(orderCalls.access, { orderId, decision: 'keep' })).order;
    expect(kept).toMatchObject({ access: 'given', accessError: '' });
  });
});

it('M31: access that a refund took back is given again when the refund failed, and the plan runs on', async () => {
  const { orderId, paymentId, ref, studentId } = await fixture.paid();
  const { id } = await fixture.create({ paymentId, amountMinor: 99_900, takeBack: true });
  await fixture.runInbox();
  expect((await fixture.client.send(orderCalls.access, { orderId, decision: 'retry' })).status).toBe(409);
  const back = (await fixture.refund(id)).providerRefundId!;
  await fixture.refundNews(ref, { ref: back, status: 'failed', amountMinor: 99_900 });
  const { order } = await fixture.done(orderCalls.access, { orderId, decision: 'retry' });
  expect(order).toMatchObject({ status: 'paid', access: 'given' });
  const { rows } = await sql<{ status: string }>`
    select status from subscriptions where student_id = ${studentId}`.execute(fixture.db);
  expect(rows).toEqual([{ status: 'active' }]);
});

it('every other decision is refused with its cause', () => {
  const paid = { status: 'paid' as const, access: 'given' as const, hasLostDispute: false };
  expect(accessRefusal('retry', { ...paid, status: 'cancelled', access: 'none' })).toBe('This order is not paid');
  expect(accessRefusal('retry', { ...paid, status: 'refunded', access: 'taken_back' })).toBe('This order is not paid');
  expect(accessRefusal('keep', paid)).toBe('Access did not fail');
  expect(accessRefusal('takeBack', paid)).toMatch(/after a lost dispute/);
  expect(accessRefusal('takeBack', { ...paid, access: 'none' })).toBe('There is no access to take back');
});

describe('an invoice that is missing', () => {
  it('is issued once, with the notes of refunds that were done meanwhile, and the taxes of the ledger', async () => {
    const { orderId, paymentId } = await fixture.paid();
    await sql`alter table invoices disable trigger invoices_fixed`.execute(fixture.db);
    await sql`delete from invoices where order_id = ${orderId}`.execute(fixture.db);
    await sql`alter table invoices enable trigger invoices_fixed`.execute(fixture.db);
    await fixture.create({ paymentId, amountMinor: 10_000 });
    await fixture.runInbox();
    expect(await fixture.papers(orderId)).toEqual([]);
    expect(await fixture.notices()).toContainEqual(expect.stringMatching(/^No credit note for/));
    const { invoice } = await fixture.done(invoiceIssueCalls.issue, { orderId });
    expect(invoice.number).toMatch(/^INV-/);
    expect(await fixture.papers(orderId)).toEqual([
      { kind: 'invoice', series: 'INV', total: 99_900 },
      { kind: 'credit', series: 'CRN', total: -10_000 },
    ]);
    const again = await fixture.client.send(invoiceIssueCalls.issue, { orderId });
    expect([again.status, (again.body as { result: unknown }).result]).toEqual([409, { invoice }]);
  });

  it('is refused for an order without money', async () => {
    const { studentId } = await fixture.learner('KA');
    const { order } = await fixture.sell({ studentId });
    expect((await fixture.client.send(invoiceIssueCalls.issue, { orderId: order.id })).status).toBe(409);
  });
});
