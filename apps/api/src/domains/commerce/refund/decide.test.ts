import { refundCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import type { TestClient } from '../../../testing/client';
import { refundFixture, type RefundFixture } from './testing';

let fixture: RefundFixture;
let second: TestClient;
beforeAll(async () => {
  fixture = await refundFixture();
  second = await fixture.api.signIn(2);
});
afterAll(() => fixture.close());

const limit = (minor: number | null) =>
  sql`update settings set value = value || jsonb_build_object('refundApprovalMinor', ${minor}::bigint) where group_name = 'payments'`.execute(
    fixture.db,
  );

describe('a refund above the limit of the settings', () => {
  beforeAll(() => limit(50_000));
  afterAll(() => limit(null));

  it('waits with its sum held, is approved by another person, and is then asked for', async () => {
    const { paymentId } = await fixture.paid();
    expect(await fixture.create({ paymentId, amountMinor: 49_900 })).toMatchObject({ status: 'requested' });
    const refund = await fixture.create({ paymentId, amountMinor: 50_000 });
    expect(refund.status).toBe('requested');
    const large = await fixture.paid();
    const waiting = await fixture.create({ paymentId: large.paymentId, amountMinor: 50_001 });
    expect(waiting.status).toBe('waiting');
    await fixture.runInbox();
    expect(await fixture.sums(large.paymentId)).toMatchObject({ held: 50_001, refunded: 0 });
    const decision = { id: waiting.id, version: waiting.version, ok: true };
    const own = await fixture.client.send(refundCalls.approve, decision);
    expect([own.status, (own.body as { message: string }).message]).toEqual([
      409,
      'Another person decides on your refund',
    ]);
    const approved = (await fixture.done(refundCalls.approve, decision, second)).refund;
    expect(approved).toMatchObject({ status: 'requested', approvedByName: expect.any(String) as string });
    await fixture.runInbox();
    expect(await fixture.refund(waiting.id)).toMatchObject({ status: 'done' });
  });

  it('is declined with a reason, which the requester reads, and its sum is free again', async () => {
    const { paymentId } = await fixture.paid();
    const { id, version } = await fixture.create({ paymentId, amountMinor: 99_900 });
    const no = { id, version, ok: false };
    expect((await second.send(refundCalls.approve, no)).status).toBe(400);
    const { refund } = await fixture.done(refundCalls.approve, { ...no, reason: 'The plan was used up' }, second);
    expect(refund).toMatchObject({ status: 'failed', error: 'The plan was used up' });
    expect(await fixture.sums(paymentId)).toMatchObject({ held: 0 });
    const { rows } = await sql<{ body: string }>`
      select body from notifications where dedupe_key = ${`refund_decided:${id}`}`.execute(fixture.db);
    expect(rows[0]?.body).toContain('Reason: The plan was used up');
    expect((await second.send(refundCalls.approve, { ...no, version: refund.version, ok: true })).status).toBe(409);
  });
});

describe('the refund of a manual payment', () => {
  /** A payment that was taken outside of a provider: recorded by one person, confirmed by another. */
  const manual = async () => {
    const { paymentId } = await fixture.paid();
    await sql`
      update payments set provider_id = (select id from payment_providers where code = 'manual'), provider_payment_id = ${`bank-${paymentId}`} where id = ${paymentId}`.execute(
      fixture.db,
    );
    return paymentId;
  };
  const today = async (): Promise<string> =>
    (await sql<{ day: string }>`select report_day(money_now())::text as day`.execute(fixture.db)).rows[0]!.day;

  it('is asked for at no provider, and done when a person gives reference and day', async () => {
    const paymentId = await manual();
    const { id, version } = await fixture.create({ paymentId, amountMinor: 99_900 });
    await fixture.runInbox();
    expect(await fixture.refund(id)).toMatchObject({ status: 'requested', provider: 'manual' });
    const settle = { id, version, reference: 'UTR 4711', paidOn: await today() };
    const early = await fixture.client.send(refundCalls.settle, { ...settle, paidOn: '2020-01-01' });
    const ahead = await fixture.client.send(refundCalls.settle, { ...settle, paidOn: '2099-01-01' });
    expect([early.status, ahead.status]).toEqual([400, 400]);
    const { refund } = await fixture.done(refundCalls.settle, settle);
    expect(refund).toMatchObject({ status: 'done', providerRefundId: 'UTR 4711' });
    expect(refund.creditNoteNumber).toMatch(/^CRN-/);
  });

  it('has a reference of its own, and one of a provider is not settled by a person', async () => {
    const paymentId = await manual();
    const day = await today();
    const [first, other] = [
      await fixture.create({ paymentId, amountMinor: 100 }),
      await fixture.create({ paymentId, amountMinor: 200 }),
    ];
    const settle = ({ id, version }: { id: number; version: number }) => ({
      id,
      version,
      reference: 'UTR 1',
      paidOn: day,
    });
    await fixture.done(refundCalls.settle, settle(first));
    expect((await fixture.client.send(refundCalls.settle, settle(other))).status).toBe(409);
    const sandbox = await fixture.paid();
    const requested = await fixture.create({ paymentId: sandbox.paymentId, amountMinor: 100 });
    const refused = await fixture.client.send(refundCalls.settle, settle(requested));
    expect([refused.status, (refused.body as { message: string }).message]).toEqual([
      409,
      'The provider returns this money by itself',
    ]);
  });
});
