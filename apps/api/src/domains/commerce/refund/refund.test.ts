import { invoiceCalls, refundCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { sandbox } from '../payment/sandbox';
import { refundFixture, type RefundFixture } from './testing';

let fixture: RefundFixture;
beforeAll(async () => void (fixture = await refundFixture()));
afterEach(() => jest.restoreAllMocks());
afterAll(() => fixture.close());

describe('a refund', () => {
  it('M34: of a part is held, asked for at the provider, booked with its credit note, and keeps access', async () => {
    const { orderId, paymentId, link } = await fixture.paid();
    const requested = await fixture.create({ paymentId, amountMinor: 43_300 });
    expect(requested).toMatchObject({ status: 'requested', origin: 'staff', provider: 'sandbox' });
    expect(await fixture.sums(paymentId)).toEqual({ held: 43_300, refunded: 0, disputed: 0 });
    await fixture.runInbox();
    expect(await fixture.sums(paymentId)).toEqual({ held: 43_300, refunded: 43_300, disputed: 0 });
    const done = await fixture.refund(requested.id);
    expect(done).toMatchObject({
      status: 'done',
      creditNoteNumber: expect.stringMatching(/^CRN-\d{4}-000001$/) as string,
    });
    expect(await fixture.order(orderId)).toMatchObject({ status: 'part_refunded', accessState: 'given' });
    expect((await fixture.ledger(orderId)).at(-1)).toMatchObject({ kind: 'refund', amount: -43_300 });
    expect((await fixture.page(link.url!)).body).toMatch(/₹433\.00 was returned on \d/);
    const pdf = await fixture.done(invoiceCalls.download, { id: done.creditNoteId! });
    expect(pdf.name).toBe(`${done.creditNoteNumber}.pdf`);
  });

  it('M34: of all with *take back* ends the plan in the transaction of its end, not before', async () => {
    const { orderId, paymentId, studentId } = await fixture.paid();
    await fixture.create({ paymentId, amountMinor: 99_900, takeBack: true });
    expect(await fixture.order(orderId)).toMatchObject({ status: 'paid', accessState: 'given' });
    await fixture.runInbox();
    expect(await fixture.order(orderId)).toMatchObject({ status: 'refunded', accessState: 'taken_back' });
    const plan = await fixture.db
      .selectFrom('subscriptions')
      .select('status')
      .where('studentId', '=', studentId)
      .executeTakeFirst();
    expect(plan).toEqual({ status: 'cancelled' });
  });

  it('M29: is booked once when its event comes before the answer of our call', async () => {
    const { orderId, paymentId, ref } = await fixture.paid();
    jest.spyOn(sandbox, 'refund').mockImplementation(async (_tools, { mark }) => {
      await fixture.webhook(
        JSON.stringify({
          events: [
            {
              ...{ id: 'evt_m29', kind: 'refund.done', at: new Date().toISOString(), paymentId: ref },
              refund: { ref: 'rfnd_m29', mark, status: 'done', amountMinor: 30_000, currency: 'INR' },
            },
          ],
        }),
      );
      return { ref: 'rfnd_m29' };
    });
    const { id } = await fixture.create({ paymentId, amountMinor: 30_000 });
    await fixture.runInbox();
    expect(await fixture.refund(id)).toMatchObject({ status: 'done', providerRefundId: 'rfnd_m29' });
    expect(await fixture.sums(paymentId)).toEqual({ held: 30_000, refunded: 30_000, disputed: 0 });
    expect((await fixture.ledger(orderId)).map(({ amount }) => amount)).toEqual([99_900, -30_000]);
    expect((await fixture.papers(orderId)).map(({ series }) => series)).toEqual(['INV', 'CRN']);
  });

  it('M30: that was made at the provider itself is booked, and nobody asked for it', async () => {
    const { orderId, paymentId, ref } = await fixture.paid();
    await fixture.refundNews(ref, { amountMinor: 25_000 });
    const [refund] = (await fixture.done(refundCalls.list, { filter: { paymentId: `eq:${paymentId}` } })).items;
    expect(refund).toMatchObject({
      ...{ origin: 'provider', status: 'done', reason: 'made at sandbox', requestedByName: null },
    });
    expect(await fixture.sums(paymentId)).toEqual({ held: 25_000, refunded: 25_000, disputed: 0 });
    expect((await fixture.papers(orderId)).map(({ series, total }) => [series, total])).toEqual([
      ['INV', 99_900],
      ['CRN', -25_000],
    ]);
    expect((await fixture.notices())[0]).toMatch(/^Refunded at sandbox: ₹250\.00/);
  });

  it('that the provider makes above what is left is booked as the provider says, holds the rest, and is reported', async () => {
    const { orderId, paymentId, ref } = await fixture.paid();
    await fixture.refundNews(ref, { ref: 'rfnd_a', amountMinor: 60_000 });
    await fixture.refundNews(ref, { ref: 'rfnd_b', amountMinor: 60_000 });
    expect(await fixture.sums(paymentId)).toEqual({ held: 99_900, refunded: 99_900, disputed: 0 });
    expect((await fixture.ledger(orderId)).map(({ amount }) => amount)).toEqual([99_900, -60_000, -60_000]);
    expect(await fixture.notices()).toContainEqual(expect.stringMatching(/^More was refunded than was left/));
  });

  it('M31: that fails after it was done is taken back: ledger, debit note, order, and access is offered again', async () => {
    const { orderId, paymentId, ref } = await fixture.paid();
    const { id } = await fixture.create({ paymentId, amountMinor: 99_900, takeBack: true });
    await fixture.runInbox();
    const { providerRefundId } = await fixture.refund(id);
    await fixture.refundNews(ref, {
      ref: providerRefundId!,
      status: 'failed',
      amountMinor: 99_900,
      failure: 'account closed',
    });
    expect(await fixture.sums(paymentId)).toEqual({ held: 0, refunded: 0, disputed: 0 });
    expect(await fixture.order(orderId)).toMatchObject({ status: 'paid', accessState: 'taken_back' });
    expect(await fixture.ledger(orderId)).toEqual([
      { key: 'payment', kind: 'payment', amount: 99_900, tax: 15_238, discount: 0 },
      { key: 'refund', kind: 'refund', amount: -99_900, tax: -15_238, discount: 0 },
      { key: 'refund_failed', kind: 'refund_failed', amount: 99_900, tax: 15_238, discount: 0 },
    ]);
    expect(await fixture.papers(orderId)).toEqual([
      { kind: 'invoice', series: 'INV', total: 99_900 },
      { kind: 'credit', series: 'CRN', total: -99_900 },
      { kind: 'debit', series: 'DBN', total: 99_900 },
    ]);
    const { body } = (
      await sql<{
        body: string;
      }>`select body from notifications where dedupe_key = ${`refund_failed:${id}`} limit 1`.execute(fixture.db)
    ).rows[0]!;
    expect(body).toMatch(/Cause: account closed\. .* it can be given again/);
  });

  it('M34: that the provider refuses takes nothing: the held sum is free again', async () => {
    const { orderId, paymentId } = await fixture.paid();
    await sql`delete from sandbox_events where (event->>'orderId')::bigint = ${orderId}`.execute(fixture.db);
    const { id } = await fixture.create({ paymentId, amountMinor: 99_900, takeBack: true });
    await fixture.runInbox();
    expect(await fixture.refund(id)).toMatchObject({
      status: 'failed',
      error: 'The test bank does not know this payment',
    });
    expect(await fixture.sums(paymentId)).toEqual({ held: 0, refunded: 0, disputed: 0 });
    expect(await fixture.order(orderId)).toMatchObject({ status: 'paid', accessState: 'given' });
  });

  it('that got no answer for more than 20 hours is found by our mark, and not made twice', async () => {
    const { paymentId } = await fixture.paid();
    const { id } = await fixture.create({ paymentId, amountMinor: 10_000 });
    const requested = jest.spyOn(sandbox, 'refund').mockRejectedValue(new Error('must not be asked again'));
    await sql`update refunds set first_tried_at = now() - interval '21 hours', asks = 5 where id = ${id}`.execute(
      fixture.db,
    );
    await sql`
      insert into sandbox_refunds (ref, key, mark, payment_ref, currency, amount_minor, created_at)
      select 'rfnd_lost', 'forgotten', ${`refund:${id}`}, provider_payment_id, 'INR', 10000, now() - interval '21 hours' from payments where id = ${paymentId}`.execute(
      fixture.db,
    );
    await fixture.runInbox();
    expect(requested).not.toHaveBeenCalled();
    expect(await fixture.refund(id)).toMatchObject({ status: 'done', providerRefundId: 'rfnd_lost' });
  });

  it('is refused above what is left, and the refusal says what is left', async () => {
    const { paymentId } = await fixture.paid();
    await fixture.create({ paymentId, amountMinor: 30_000 });
    const { status, body } = await fixture.client.send(refundCalls.create, {
      ...{ paymentId, amountMinor: 69_901, reason: 'Bought by mistake' },
    });
    expect([status, JSON.stringify(body)]).toEqual([
      409,
      expect.stringContaining('Only ₹699.00 can still be refunded') as string,
    ]);
  });

  it('never exceeds its payment: of a hundred parallel requests for a ninth of it, nine are taken', async () => {
    const { paymentId } = await fixture.paid();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        fixture.client.send(refundCalls.create, { paymentId, amountMinor: 11_100, reason: 'Bought by mistake' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(91);
    expect(await fixture.sums(paymentId)).toMatchObject({ held: 99_900 });
    await fixture.runInbox();
    expect(await fixture.sums(paymentId)).toMatchObject({ held: 99_900, refunded: 99_900 });
  });
});
