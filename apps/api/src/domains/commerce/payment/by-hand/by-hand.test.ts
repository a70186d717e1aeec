import type { RequestOf } from '@lectern/contract';
import { moneyByHandCalls, paylinkCalls, paymentCalls, refundCalls, type PaymentRow } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import type { TestClient } from '../../../../testing';
import { refundFixture, type RefundFixture } from '../../refund/testing';
import { recordRefusal } from './record-money';

type Record = RequestOf<typeof moneyByHandCalls.record>;

let fixture: RefundFixture;
let second: TestClient;
let today: string;
beforeAll(async () => {
  fixture = await refundFixture();
  second = await fixture.api.signIn(2);
  const { rows } = await sql<{ day: string }>`select report_day(money_now())::text as day`.execute(fixture.db);
  today = rows[0]!.day;
});
afterAll(() => fixture.close());

let references = 0;
const freshReference = (): string => `UTR ${4711 + references++}`;
const sold = async () => fixture.sell(await fixture.learner('KA'));
const sent = (orderId: number, values: Partial<Record> = {}): Record => ({
  ...{ orderId, method: 'bank', reference: freshReference(), receivedOn: today },
  ...values,
});
const record = async (orderId: number, values: Partial<Record> = {}): Promise<PaymentRow> =>
  (await fixture.done(moneyByHandCalls.record, sent(orderId, values))).payment;
const refused = async (orderId: number, values: Partial<Record> = {}) => {
  const { status, body } = await fixture.client.send(moneyByHandCalls.record, sent(orderId, values));
  return [status, (body as { message: string }).message] as const;
};
const confirm = (id: number, by = second) => fixture.done(moneyByHandCalls.confirm, { id, ok: true }, by);
const linkNow = async (id: number) => (await fixture.done(paylinkCalls.detail, { id })).link;
/** The people who have a notice of this key. */
const notified = async (key: string): Promise<readonly number[]> =>
  (
    await sql<{ id: number }>`select user_id as id from notifications where dedupe_key = ${key} order by 1`.execute(
      fixture.db,
    )
  ).rows.map(({ id }) => id);

describe('money by hand', () => {
  it('is on its way once it is recorded: its link takes no other payment, and other holders get a notice', async () => {
    const { link, order } = await sold();
    const payment = await record(order.id, { method: 'upi', reference: 'UPI   1234' });
    expect(payment).toMatchObject({
      ...{ status: 'authorized', provider: 'manual', method: 'upi', reference: 'UPI 1234' },
      ...{ amountMinor: 99_900, isToConfirm: true, isTest: false },
    });
    expect(await linkNow(link.id)).toMatchObject({ status: 'open', onItsWaySince: expect.any(String) as string });
    expect((await fixture.page(link.url!)).body).toContain('data-state="confirming"');
    await fixture.start(link.url!);
    const attempts = fixture.db.selectFrom('paymentAttempts').selectAll().where('linkId', '=', link.id);
    expect(await attempts.execute()).toEqual([]);
    expect(await fixture.count('ledger', order.id)).toBe(0);
    const holders = await notified(`manual:${payment.id}`);
    expect([holders.includes(1), holders.includes(2)]).toEqual([false, true]);
  });

  it('pays its order when another person confirms it: access, ledger row and invoice as of every payment', async () => {
    const { link, order } = await sold();
    const { id } = await record(order.id);
    expect((await confirm(id)).payment).toMatchObject({ status: 'paid', isToConfirm: false, isSurplus: false });
    expect(await fixture.order(order.id)).toMatchObject({ status: 'paid', accessState: 'given' });
    expect((await linkNow(link.id)).status).toBe('paid');
    expect(await fixture.ledger(order.id)).toMatchObject([{ key: 'payment', amount: 99_900 }]);
    expect(await fixture.papers(order.id)).toMatchObject([{ kind: 'invoice', total: 99_900 }]);
    const { payment, events } = await fixture.done(paymentCalls.detail, { id });
    expect(events.map(({ eventId, state }) => [eventId, state])).toEqual([[`manual:${id}:paid`, 'applied']]);
    expect(payment).toMatchObject({ receivedOn: today, recordedById: 1 });
    expect(payment.verifiedByName).not.toBe(payment.recordedByName);
    expect(await notified(`manual_decided:${id}`)).toEqual([1]);
    await fixture.runInbox();
    expect(await fixture.count('ledger', order.id)).toBe(1);
  });

  it('is confirmed by nobody who recorded it, and once', async () => {
    const { order } = await sold();
    const { id } = await record(order.id);
    const own = await fixture.client.send(moneyByHandCalls.confirm, { id, ok: true });
    expect([own.status, (own.body as { message: string }).message]).toEqual([
      409,
      'Another person confirms money that you recorded',
    ]);
    const answers = await Promise.all(
      [1, 2, 3].map(() => second.send(moneyByHandCalls.confirm, { id, ok: true }).then(({ status }) => status)),
    );
    expect(answers.sort()).toEqual([200, 409, 409]);
    expect(await fixture.count('ledger', order.id)).toBe(1);
  });

  it('is refused with a reason: it lapses, the recorder reads why, and the link can be paid again', async () => {
    const { link, order } = await sold();
    const { id } = await record(order.id);
    expect((await second.send(moneyByHandCalls.confirm, { id, ok: false })).status).toBe(400);
    const no = { id, ok: false, reason: 'Not on the account' };
    expect((await fixture.done(moneyByHandCalls.confirm, no, second)).payment.status).toBe('lapsed');
    expect((await second.send(moneyByHandCalls.confirm, { id, ok: true })).status).toBe(409);
    const { rows } = await sql<{ body: string }>`
      select body from notifications where dedupe_key = ${`manual_decided:${id}`}`.execute(fixture.db);
    expect(rows[0]?.body).toContain('Reason: Not on the account');
    expect(await linkNow(link.id)).toMatchObject({ status: 'open', onItsWaySince: null });
    await fixture.payAtBank(link.url!, 'pay');
    await fixture.runInbox();
    expect((await linkNow(link.id)).status).toBe('paid');
  });

  it('is withdrawn by its recorder with a reason: it lapses, nobody decided, and its reference is free', async () => {
    const reference = freshReference();
    const { link, order } = await sold();
    const { id } = await record(order.id, { reference });
    expect((await fixture.client.send(moneyByHandCalls.confirm, { id, ok: false })).status).toBe(400);
    const no = { id, ok: false, reason: 'On the wrong link' };
    expect((await fixture.done(moneyByHandCalls.confirm, no)).payment.status).toBe('lapsed');
    const { payment } = await fixture.done(paymentCalls.detail, { id });
    expect(payment).toMatchObject({ verifiedByName: null, failure: 'On the wrong link' });
    expect(await linkNow(link.id)).toMatchObject({ status: 'open', onItsWaySince: null });
    expect((await second.send(moneyByHandCalls.confirm, { id, ok: true })).status).toBe(409);
    expect((await record((await sold()).order.id, { reference })).reference).toBe(reference);
    expect(await notified(`manual_decided:${id}`)).toEqual([]);
  });

  it('has a reference that is used once for ever, in whichever letters, also after a refusal', async () => {
    const reference = freshReference();
    const { id } = await record((await sold()).order.id, { reference });
    await fixture.done(moneyByHandCalls.confirm, { id, ok: false, reason: 'Not on the account' }, second);
    const other = await sold();
    const known = [409, 'A payment with this reference is recorded already'];
    expect(await refused(other.order.id, { reference: reference.toLowerCase() })).toEqual(known);
    const twice = freshReference();
    const [one, two] = [await sold(), await sold()];
    const both = await Promise.all([one, two].map(({ order }) => refused(order.id, { reference: twice })));
    expect(both.map(([status]) => status).sort()).toEqual([200, 409]);
  });

  it('is received on a day that has begun where the business is', async () => {
    const { order } = await sold();
    const { rows } = await sql<{ day: string }>`select (${today}::date + 1)::text as day`.execute(fixture.db);
    expect(await refused(order.id, { receivedOn: rows[0]!.day })).toEqual([400, 'This day has not begun']);
    expect((await record(order.id, { receivedOn: today })).status).toBe('authorized');
  });

  it('is recorded for an open link alone, and once at a time', async () => {
    const { link, order } = await sold();
    await record(order.id);
    expect(await refused(order.id)).toEqual([409, 'A payment of this order is on its way']);
    const closed = await sold();
    const { id, version } = closed.link;
    await fixture.done(paylinkCalls.cancel, { id, version, reason: 'Sent to the wrong person' });
    expect((await refused(closed.order.id))[0]).toBe(409);
    expect((await refused((await fixture.paid()).orderId))[1]).toBe('This order is paid already');
    expect((await refused(999_999))[0]).toBe(404);
    expect(link.status).toBe('open');
  });

  it('keeps its link open past the time until somebody decides; the clock asks no provider for it', async () => {
    const { link, order } = await sold();
    const { id } = await record(order.id);
    await sql`update payment_links set expires_at = now() - interval '2 days' where id = ${link.id}`.execute(
      fixture.db,
    );
    await fixture.runClock();
    await fixture.runPolls();
    expect((await linkNow(link.id)).status).toBe('open');
    await fixture.done(moneyByHandCalls.confirm, { id, ok: false, reason: 'Not on the account' }, second);
    await fixture.runClock();
    expect((await linkNow(link.id)).status).toBe('expired');
  });

  it('is surplus when its link was cancelled meanwhile', async () => {
    const { link, order } = await sold();
    const payment = await record(order.id);
    await fixture.done(paylinkCalls.cancel, { id: link.id, version: link.version, reason: 'Bought another plan' });
    expect((await confirm(payment.id)).payment).toMatchObject({ status: 'paid', isSurplus: true });
    expect(await fixture.ledger(order.id)).toMatchObject([{ kind: 'surplus' }]);
  });

  it('goes back by a person: refunded, settled with reference and day, and on a credit note', async () => {
    const { order } = await sold();
    const { id } = await record(order.id, { method: 'cash' });
    await confirm(id);
    const refund = await fixture.create({ paymentId: id, amountMinor: 99_900 });
    await fixture.runInbox();
    expect(await fixture.refund(refund.id)).toMatchObject({ status: 'requested', provider: 'manual' });
    const settled = { id: refund.id, version: refund.version, reference: 'Receipt 17', paidOn: today };
    expect((await fixture.done(refundCalls.settle, settled)).refund).toMatchObject({ status: 'done' });
    expect(await fixture.order(order.id)).toMatchObject({ status: 'refunded' });
    expect((await fixture.ledger(order.id)).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect((await fixture.papers(order.id)).map(({ kind }) => kind)).toEqual(['invoice', 'credit']);
    await fixture.runMoneyCheck();
    expect((await fixture.notices()).filter((title) => title.includes('Money check'))).toEqual([]);
  });

  it('is found by the mark of payments that wait for a second person', async () => {
    const { id } = await record((await sold()).order.id);
    const list = async () =>
      (await fixture.done(paymentCalls.list, { filter: { mark: 'eq:confirm' } })).items.map((row) => row.id);
    expect(await list()).toContain(id);
    await confirm(id);
    expect(await list()).not.toContain(id);
  });

  it('leaves a payment of a provider to its provider', async () => {
    const { paymentId } = await fixture.paid();
    const answer = await second.send(moneyByHandCalls.confirm, { id: paymentId, ok: true });
    expect([answer.status, (answer.body as { message: string }).message]).toEqual([
      409,
      'The provider confirms this payment by itself',
    ]);
  });

  it('is recorded only while it is switched on in the settings', () => {
    const order = { linkId: 1, linkStatus: 'open', orderStatus: 'open', hasOther: false, isAhead: false };
    expect(recordRefusal({ ...order, isOn: true })).toBeUndefined();
    expect(recordRefusal({ ...order, isOn: false })).toBe('Money by hand is switched off in the settings');
  });
});
