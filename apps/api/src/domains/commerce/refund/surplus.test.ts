import { paylinkCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { refundFixture, type RefundFixture } from './testing';

let fixture: RefundFixture;
beforeAll(async () => void (fixture = await refundFixture()));
afterAll(() => fixture.close());

/** Money for a link that was cancelled before: a surplus payment of the order's sum, or of another one. */
const surplus = async (totalMinor = 99_900) => {
  const { studentId } = await fixture.learner('KA');
  const { link, order } = await fixture.sell({ studentId });
  const bank = await fixture.start(link.url!);
  await fixture.done(paylinkCalls.cancel, { id: link.id, version: link.version, reason: 'Sent to the wrong person' });
  await fixture.sendPaid(order.id, { ref: bank, totalMinor });
  await fixture.runInbox();
  return { link, orderId: order.id, ...(await fixture.payment(order.id)) };
};

describe('a surplus payment', () => {
  it('M36: is refunded without tax and note; the order stays paid, and access and coupon stay', async () => {
    const { studentId } = await fixture.learner('KA');
    const { link, order } = await fixture.sell({ studentId });
    await fixture.payAtBank(link.url!, 'payTwice');
    await fixture.runInbox();
    const { rows } = await sql<{
      id: number;
    }>`select id from payments where order_id = ${order.id} and surplus`.execute(fixture.db);
    await fixture.create({ paymentId: rows[0]!.id, amountMinor: 99_900 });
    await fixture.runInbox();
    expect((await fixture.ledger(order.id)).map(({ kind, amount, tax }) => [kind, amount, tax])).toEqual([
      ['payment', 99_900, 15_238],
      ['surplus', 99_900, 0],
      ['surplus_refund', -99_900, 0],
    ]);
    expect((await fixture.papers(order.id)).map(({ kind }) => kind)).toEqual(['invoice']);
    expect(await fixture.order(order.id)).toMatchObject({ status: 'paid', accessState: 'given' });
  });

  it('M14: of a cancelled order “will be returned” on the pay page, and was returned when it is refunded', async () => {
    const { link, ref } = await surplus();
    expect((await fixture.page(link.url!)).body).toContain('Your payment arrived and will be returned.');
    await fixture.refundNews(ref, { amountMinor: 99_900 });
    expect((await fixture.page(link.url!)).body).toMatch(/Your payment was returned[^]*₹999\.00 went back on/);
  });

  it('M14: of a cancelled order is reported with what can be done: accept it, or refund it', async () => {
    const { paymentId } = await surplus();
    const { rows } = await sql<{ body: string; link: string }>`
      select body, link from notifications where dedupe_key = ${`surplus:${paymentId}`} limit 1`.execute(fixture.db);
    expect(rows[0]).toEqual({
      body: expect.stringMatching(/Accept it for the order, or refund it\.$/) as string,
      link: `/payment/view?id=${paymentId}`,
    });
  });

  it('M14: that is accepted pays its cancelled order: surplus taken back, ledger row, invoice, access', async () => {
    const { orderId, paymentId, link } = await surplus();
    const accepted = await fixture.done(paylinkCalls.accept, { paymentId });
    expect(accepted.link).toMatchObject({ id: link.id, status: 'paid' });
    expect(await fixture.order(orderId)).toMatchObject({ status: 'paid', accessState: 'given' });
    expect((await fixture.ledger(orderId)).map(({ key, kind, amount, tax }) => [key, kind, amount, tax])).toEqual([
      ['surplus', 'surplus', 99_900, 0],
      ['accept', 'surplus_used', -99_900, 0],
      ['payment', 'payment', 99_900, 15_238],
    ]);
    expect((await fixture.papers(orderId)).map(({ kind }) => kind)).toEqual(['invoice']);
    const again = await fixture.client.send(paylinkCalls.accept, { paymentId });
    expect([again.status, (again.body as { message: string }).message]).toEqual([409, 'This payment is no surplus']);
  });

  it('that was accepted is refunded with tax and note, and ends at 0', async () => {
    const { orderId, paymentId } = await surplus();
    await fixture.done(paylinkCalls.accept, { paymentId });
    await sql`
      insert into sandbox_events (ref, event) select s.ref, e.payload from payment_events e join sandbox_sessions s on s.order_id = ${orderId}
      where (e.payload->>'orderId')::bigint = ${orderId}`.execute(fixture.db);
    await fixture.create({ paymentId, amountMinor: 99_900 });
    await fixture.runInbox();
    const rows = await fixture.ledger(orderId);
    expect(rows.at(-1)).toMatchObject({ kind: 'refund', amount: -99_900, tax: -15_238 });
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  it('is not accepted when its sum is another one, or a part of it is refunded', async () => {
    const other = await surplus(50_000);
    const touched = await surplus();
    await fixture.create({ paymentId: touched.paymentId, amountMinor: 100 });
    const answers = [];
    for (const { paymentId } of [other, touched])
      answers.push(
        ((await fixture.client.send(paylinkCalls.accept, { paymentId })).body as { message: string }).message,
      );
    expect(answers).toEqual([
      'The sum is not that of the order. Refund this payment',
      'A part of this payment is refunded or disputed',
    ]);
  });
});
