import type { RequestOf } from '@lectern/contract';
import { invoiceCalls, paylinkCalls, paymentCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { sellingFixture, type SellingFixture } from '../../sale/testing';
import { batchMaker } from '../../sale/testing-batch';

let fixture: SellingFixture;
const ids: Record<'paid' | 'again' | 'cancelled' | 'failed', number> = { paid: 0, again: 0, cancelled: 0, failed: 0 };

const paymentsOf = async (orderId: number): Promise<number[]> =>
  (
    await sql<{ id: number }>`select id from payments where order_id = ${orderId} order by id`.execute(fixture.db)
  ).rows.map(({ id }) => id);

beforeAll(async () => {
  fixture = await sellingFixture();
  const { studentId } = await fixture.learner('KA');
  const twice = await fixture.sell({ studentId });
  await fixture.payAtBank(twice.link.url!, 'payTwice');
  const dropped = await fixture.sell(await fixture.learner('MH'));
  const bank = await fixture.start(dropped.link.url!);
  const { id, version } = dropped.link;
  await fixture.done(paylinkCalls.cancel, { id, version, reason: 'Sent to the wrong person' });
  await fixture.sendPaid(dropped.order.id, { ref: bank, totalMinor: 99_900 });
  const failing = await fixture.sell(await fixture.learner('KA'));
  await fixture.payAtBank(failing.link.url!, 'fail');
  await fixture.runInbox();
  [ids.paid = 0, ids.again = 0] = await paymentsOf(twice.order.id);
  [ids.cancelled = 0] = await paymentsOf(dropped.order.id);
  [ids.failed = 0] = await paymentsOf(failing.order.id);
});
afterAll(() => fixture.close());

const listed = async (request: RequestOf<typeof paymentCalls.list>): Promise<number[]> =>
  (await fixture.done(paymentCalls.list, request)).items.map(({ id }) => id);
const sums = async (request: RequestOf<typeof paymentCalls.sums>) =>
  (await fixture.done(paymentCalls.sums, request)).sums;

describe('the list of payments', () => {
  it('has every payment, the newest first', async () => {
    const { items, total } = await fixture.done(paymentCalls.list, {});
    expect(total).toBe(4);
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(Object.values(ids)));
    expect(items.map(({ at }) => at)).toEqual(
      items
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
  });

  it('has the payments of a mark, of several marks, and those without any', async () => {
    expect(await listed({ filter: { mark: 'eq:surplus' } })).toEqual([ids.cancelled, ids.again]);
    expect(await listed({ filter: { mark: 'in:surplus,dispute,access' } })).toEqual([ids.cancelled, ids.again]);
    expect(new Set(await listed({ filter: { mark: 'empty:true' } }))).toEqual(new Set([ids.paid, ids.failed]));
    expect(await listed({ filter: { mark: 'eq:dispute' } })).toEqual([]);
  });

  it('is filtered by state, amount, currency and provider', async () => {
    expect(await listed({ filter: { status: 'eq:failed' } })).toEqual([ids.failed]);
    expect(await listed({ filter: { amount: 'gt:999' } })).toEqual([]);
    expect(await listed({ filter: { amount: 'eq:999.00', currency: 'eq:INR', provider: 'eq:sandbox' } })).toHaveLength(
      4,
    );
  });

  it('is searched by the number of an invoice, by the reference of the provider, and by the item', async () => {
    const { items } = await fixture.done(paymentCalls.list, { filter: { mark: 'empty:true', status: 'eq:paid' } });
    const { rows } = await sql<{ number: string }>`select number_text as number from invoices`.execute(fixture.db);
    expect(await listed({ q: rows[0]!.number })).toEqual(expect.arrayContaining([ids.paid]));
    expect(await listed({ q: items[0]!.reference })).toEqual([ids.paid]);
    expect(await listed({ q: 'learner' })).toHaveLength(4);
    expect(await listed({ q: 'nothing like this' })).toEqual([]);
  });
});

describe('the sums above the list', () => {
  it('follow search and filter, and keep surplus apart', async () => {
    expect(await sums({})).toEqual([
      expect.objectContaining({ currency: 'INR', netMinor: 99_900, paid: 1, surplusMinor: 199_800, authorized: 0 }),
    ]);
    expect(await sums({ filter: { mark: 'eq:surplus' } })).toEqual([
      expect.objectContaining({ netMinor: 0, paid: 0, surplusMinor: 199_800 }),
    ]);
    expect(await sums({ q: 'nothing like this' })).toEqual([]);
  });

  it('are those of each currency, which are never added', async () => {
    const { studentId } = await fixture.learner('KA');
    const item = await fixture.plan('Learner');
    const { totalMinor } = (await fixture.done(paylinkCalls.quote, { studentId, item, currency: 'USD' })).quote;
    const { link } = await fixture.generate({ studentId, item, currency: 'USD', expectedTotalMinor: totalMinor });
    await fixture.payAtBank(link!.url!, 'pay');
    await fixture.runInbox();
    const found = await sums({ filter: { status: 'eq:paid' } });
    expect(found.map(({ currency, netMinor }) => [currency, netMinor])).toEqual([
      ['INR', 99_900],
      ['USD', totalMinor],
    ]);
    expect(await sums({ filter: { currency: 'eq:USD' } })).toHaveLength(1);
  });

  it('are those of one student, or of one batch, as the list is', async () => {
    const { rows } = await sql<{ studentId: number }>`
      select o.student_id from payments p join orders o on o.id = p.order_id where p.id = ${ids.paid}`.execute(
      fixture.db,
    );
    const filter = { studentId: `eq:${rows[0]!.studentId}` };
    expect(await listed({ filter })).toEqual([ids.again, ids.paid]);
    expect(await sums({ filter })).toEqual([expect.objectContaining({ paid: 1 })]);
    const papers = await fixture.done(invoiceCalls.list, { filter });
    expect(papers.items.map(({ paymentId }) => paymentId)).toEqual([ids.paid]);
    const batchId = await (await batchMaker(fixture))(3);
    const { studentId } = await fixture.learner('KA');
    const item = { kind: 'batch' as const, id: batchId };
    const { totalMinor } = await fixture.quote({ studentId, item });
    const { link } = await fixture.generate({ studentId, item, expectedTotalMinor: totalMinor });
    await fixture.payAtBank(link!.url!, 'pay');
    await fixture.runInbox();
    expect(await listed({ filter: { batchId: `eq:${batchId}` } })).toHaveLength(1);
    expect(await listed({ filter: { batchId: `eq:${batchId + 1}` } })).toEqual([]);
    expect(await sums({ filter: { batchId: `eq:${batchId}` } })).toEqual([
      expect.objectContaining({ netMinor: totalMinor, paid: 1 }),
    ]);
  });

  it('leave test money out', async () => {
    await sql`alter table orders disable trigger orders_fixed`.execute(fixture.db);
    await sql`update orders set test = true where id = (select order_id from payments where id = ${ids.paid})`.execute(
      fixture.db,
    );
    expect(await sums({ filter: { mark: 'eq:test' } })).toEqual([]);
    expect(await listed({ filter: { mark: 'eq:test' } })).toEqual([ids.again, ids.paid]);
  });
});
