import { paylinkCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { refundFixture, type RefundFixture } from '../refund/testing';
import { sandbox } from './sandbox';

let fixture: RefundFixture;
beforeAll(async () => void (fixture = await refundFixture()));
afterEach(() => jest.restoreAllMocks());
afterAll(() => fixture.close());

const stateOf = async (eventId: string): Promise<string | undefined> =>
  (await sql<{ state: string }>`select state from payment_events where event_id = ${eventId}`.execute(fixture.db))
    .rows[0]?.state;
const send = (id: string, orderId?: number): Promise<number> =>
  fixture.webhook(
    JSON.stringify({
      events: [{ id, kind: 'refund', at: new Date().toISOString(), orderId, paymentId: id, refund: {} }],
    }),
  );
const dayLater = (eventId: string) =>
  sql`update payment_events set received_at = now() - interval '25 hours', next_try_at = now() where event_id = ${eventId}`.execute(
    fixture.db,
  );
const noticesOf = async (title: string): Promise<number> =>
  (await fixture.notices()).filter((each) => each.startsWith(title)).length;

describe('an event', () => {
  it('M23: without our mark is ignored immediately; one with our mark and an unknown order is tried for 24 hours', async () => {
    expect([await send('evt_strange'), await send('evt_unknown', 999_999)]).toEqual([200, 200]);
    await fixture.runInboxWithFaults();
    expect([await stateOf('evt_strange'), await stateOf('evt_unknown')]).toEqual(['ignored', 'failed']);
    expect(await noticesOf('An event of sandbox')).toBe(0);
    await dayLater('evt_unknown');
    await fixture.runInboxWithFaults();
    expect(await stateOf('evt_unknown')).toBe('given_up');
    expect(await noticesOf('An event of sandbox')).toBeGreaterThan(0);
  });

  it('that is given up keeps no link from closing, and is tried again when the payment is verified', async () => {
    const { studentId } = await fixture.learner('KA');
    const { link, order } = await fixture.sell({ studentId });
    await fixture.start(link.url!);
    await send('evt_early', order.id);
    await fixture.runInboxWithFaults();
    await fixture.expireLink(link.id);
    await fixture.runClock();
    expect(await fixture.order(order.id)).toMatchObject({ status: 'open' });
    await dayLater('evt_early');
    await fixture.runInboxWithFaults();
    await fixture.done(paylinkCalls.verify, { linkId: link.id });
    expect(await stateOf('evt_early')).toBe('given_up');
    await fixture.runClock();
    expect(await fixture.order(order.id)).toMatchObject({ status: 'expired' });
  });
});

it('a provider that gives no answer keeps a link open for 24 hours; then a notice says so', async () => {
  const { studentId } = await fixture.learner('KA');
  const { link, order } = await fixture.sell({ studentId });
  await fixture.start(link.url!);
  jest.spyOn(sandbox, 'fetch').mockRejectedValue(new Error('no answer'));
  await fixture.expireLink(link.id, 23 * 60);
  await fixture.runClockWithFaults();
  expect(await fixture.order(order.id)).toMatchObject({ status: 'open' });
  await fixture.expireLink(link.id, 25 * 60);
  await fixture.runClockWithFaults();
  expect(await fixture.order(order.id)).toMatchObject({ status: 'expired' });
  expect(await noticesOf('Closed without the provider’s answer')).toBeGreaterThan(0);
});
