import { orderCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import type { ProviderEvent } from '../payment/provider';
import { refundFixture, type RefundFixture } from '../refund/testing';

let fixture: RefundFixture;
beforeAll(async () => void (fixture = await refundFixture()));
afterAll(() => fixture.close());

const kinds = async (orderId: number) =>
  (await fixture.ledger(orderId)).map(({ kind, amount, tax }) => [kind, amount, tax]);

describe('a dispute', () => {
  it('M62: takes its sum when it opens and gives it back, to the unit, when it is won', async () => {
    const { orderId, paymentId, ref } = await fixture.paid();
    await fixture.disputeNews(ref, { amountMinor: 99_900, answerBy: '2026-12-09T12:00:00Z' });
    expect(await fixture.sums(paymentId)).toEqual({ held: 0, refunded: 0, disputed: 99_900 });
    const { rows } = await sql<{ body: string }>`
      select body from notifications where dedupe_key like 'dispute:%' order by id desc limit 1`.execute(fixture.db);
    expect(rows[0]?.body).toContain('Answer at the provider by 9 Dec 2026. Reason: fraudulent.');
    await fixture.disputeNews(ref, { status: 'won', amountMinor: 99_900 });
    await fixture.disputeNews(ref, { status: 'won', amountMinor: 99_900 });
    expect(await fixture.sums(paymentId)).toMatchObject({ disputed: 0 });
    expect(await kinds(orderId)).toEqual([
      ['payment', 99_900, 15_238],
      ['dispute', -99_900, -15_238],
      ['dispute_won', 99_900, 15_238],
    ]);
    expect(await fixture.order(orderId)).toMatchObject({ status: 'paid', accessState: 'given' });
  });

  it('that is lost stays gone, cannot be refunded, and access is then taken back by a person', async () => {
    const { orderId, paymentId, ref } = await fixture.paid();
    const take = { orderId, decision: 'takeBack' as const };
    expect((await fixture.client.send(orderCalls.access, take)).status).toBe(409);
    await fixture.disputeNews(ref, { amountMinor: 99_900 });
    await fixture.disputeNews(ref, { status: 'lost', amountMinor: 99_900 });
    expect(await fixture.sums(paymentId)).toMatchObject({ disputed: 99_900 });
    await expect(fixture.create({ paymentId, amountMinor: 100 })).rejects.toThrow('Only ₹0.00 can still be refunded');
    expect(await fixture.order(orderId)).toMatchObject({ accessState: 'given' });
    expect((await fixture.done(orderCalls.access, take)).order).toMatchObject({ access: 'taken_back' });
  });

  it('is a row of its own next to another one of the same payment, also above what is left', async () => {
    const { orderId, paymentId, ref } = await fixture.paid();
    await fixture.disputeNews(ref, { ref: 'disp_first', amountMinor: 60_000 });
    await fixture.disputeNews(ref, { ref: 'disp_second', amountMinor: 60_000 });
    await fixture.disputeNews(ref, { ref: 'disp_first', status: 'won', amountMinor: 60_000 });
    expect(await fixture.sums(paymentId)).toMatchObject({ disputed: 60_000 });
    expect((await fixture.ledger(orderId)).map(({ amount }) => amount)).toEqual([99_900, -60_000, -60_000, 60_000]);
  });

  it.each([
    ['created', 'paid', 'dispute'],
    ['created', 'dispute', 'paid'],
    ['paid', 'created', 'dispute'],
    ['paid', 'dispute', 'created'],
    ['dispute', 'created', 'paid'],
    ['dispute', 'paid', 'created'],
  ] as const)('M21: ends in the same rows when events come as %s, %s, %s', async (...order) => {
    const { studentId } = await fixture.learner('KA');
    const { link, order: sold } = await fixture.sell({ studentId });
    const ref = await fixture.start(link.url!);
    const payment = (status: 'created' | 'paid') => ({
      ...{ id: `pay_${ref}`, status, chargedMinor: 99_900, chargedCurrency: 'INR', feeMinor: 0, settledMinor: 99_900 },
      ...{ settledCurrency: 'INR', method: 'card', failure: '' },
    });
    const events: Record<'created' | 'paid' | 'dispute', Partial<ProviderEvent>> = {
      created: { payment: payment('created') },
      paid: { payment: payment('paid') },
      dispute: {
        payment: payment('created'),
        dispute: { ref: `disp_${ref}`, status: 'open', amountMinor: 99_900, currency: 'INR', reason: '' },
      },
    };
    for (const name of order) await fixture.news(`pay_${ref}`, { ref, orderId: sold.id, ...events[name] });
    expect(await kinds(sold.id)).toEqual([
      ['payment', 99_900, 15_238],
      ['dispute', -99_900, -15_238],
    ]);
    expect(await fixture.order(sold.id)).toMatchObject({ status: 'paid', accessState: 'given' });
    expect(await fixture.count('invoices', sold.id)).toBe(1);
  });

  it('M22: that names its payment by the id alone waits until the payment is known', async () => {
    const { studentId } = await fixture.learner('KA');
    const { link, order } = await fixture.sell({ studentId });
    const ref = await fixture.start(link.url!);
    await fixture.webhook(
      JSON.stringify({
        events: [
          {
            ...{
              id: `evt_${ref}`,
              kind: 'dispute',
              at: new Date().toISOString(),
              orderId: order.id,
              paymentId: 'pay_m22',
            },
            dispute: { ref: 'disp_m22', status: 'open', amountMinor: 10_000, currency: 'INR', reason: '' },
          },
        ],
      }),
    );
    await fixture.runInboxWithFaults();
    expect(await fixture.order(order.id)).toMatchObject({ status: 'open' });
    await fixture.news('pay_m22', {
      ...{ ref, orderId: order.id },
      payment: {
        ...{ id: 'pay_m22', status: 'paid', chargedMinor: 99_900, chargedCurrency: 'INR', feeMinor: 0, method: 'card' },
        ...{ settledMinor: 99_900, settledCurrency: 'INR', failure: '' },
      },
    });
    await sql`update payment_events set next_try_at = now() where state = 'failed'`.execute(fixture.db);
    await fixture.news('pay_m22', { orderId: order.id });
    expect((await fixture.ledger(order.id)).map(({ amount }) => amount)).toEqual([99_900, -10_000]);
  });
});
