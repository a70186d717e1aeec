import { paylinkCalls, refundCalls, type PaylinkDetail } from '@lectern/contract/commerce';
import { batchMemberCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { sellingFixture, type SellingFixture } from '../sale/testing';
import { batchMaker, seatPrice } from '../sale/testing-batch';

let fixture: SellingFixture;
let newBatch: (seats: number) => Promise<number>;
beforeAll(async () => {
  fixture = await sellingFixture();
  newBatch = await batchMaker(fixture);
});
afterAll(() => fixture.close());

const price = seatPrice;
const request = (batchId: number, studentId: number) => ({
  studentId,
  item: { kind: 'batch' as const, id: batchId },
  currency: 'INR',
  expiresInHours: 72,
  expectedTotalMinor: price,
  note: '',
});
const sellSeat = async (batchId: number, studentId: number): Promise<PaylinkDetail> =>
  (await fixture.done(paylinkCalls.generate, request(batchId, studentId))).link!;
const reasonFor = async (batchId: number, studentId: number): Promise<string | null | undefined> =>
  (await fixture.done(paylinkCalls.items, { q: '', kind: 'batch', currency: 'INR', studentId })).items.find(
    ({ id }) => id === batchId,
  )?.reason;
const place = async (batchId: number, studentId: number) => {
  const { rows } = await sql<{ state: string; paid: boolean; taken: number }>`
    select m.state, m.payment_id is not null as paid, b.seats_taken as taken from batches b
    left join batch_members m on m.batch_id = b.id and m.student_id = ${studentId} where b.id = ${batchId} order by m.id desc limit 1`.execute(
    fixture.db,
  );
  return rows[0]!;
};
const book = (batchId: number, studentId: number, as: 'active' | 'waitlisted') =>
  fixture.done(batchMemberCalls.add, { batchId, studentIds: [studentId], as });

describe('a payment link for a seat', () => {
  it('holds the seat until it is paid; the payment confirms it', async () => {
    const batchId = await newBatch(1);
    const { studentId } = await fixture.learner('KA');
    const link = await sellSeat(batchId, studentId);
    expect(await place(batchId, studentId)).toEqual({ state: 'reserved', paid: false, taken: 1 });
    expect(await reasonFor(batchId, studentId)).toBe('Has an open payment link');
    await fixture.payAtBank(link.url!, 'pay');
    await fixture.runInbox();
    expect(await place(batchId, studentId)).toEqual({ state: 'active', paid: true, taken: 1 });
    expect(await fixture.order(link.orderId)).toMatchObject({ status: 'paid', accessState: 'given' });
    expect(await reasonFor(batchId, studentId)).toBe('In this batch already');
  });

  it('is refused where no seat is left, or for longer than a seat is held; nothing is written', async () => {
    const batchId = await newBatch(1);
    const [first, second] = [await fixture.learner('KA'), await fixture.learner('KA')];
    const before = await fixture.db
      .selectFrom('orders')
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirst();
    const long = await fixture.client.send(paylinkCalls.generate, {
      ...request(batchId, first.studentId),
      expiresInHours: 73,
    });
    expect([long.status, JSON.stringify(long.body)]).toEqual([400, expect.stringContaining('at most 72 hours')]);
    expect(await place(batchId, first.studentId)).toMatchObject({ state: null, taken: 0 });
    const after = await fixture.db
      .selectFrom('orders')
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirst();
    expect(after).toEqual(before);
    await sellSeat(batchId, first.studentId);
    expect(await reasonFor(batchId, second.studentId)).toBe('No seat is left');
    const full = await fixture.client.send(paylinkCalls.generate, request(batchId, second.studentId));
    expect(full.status).toBe(409);
  });

  it('takes the last seat once when twenty are made at the same moment', async () => {
    const batchId = await newBatch(1);
    const people = await Promise.all(Array.from({ length: 20 }, () => fixture.learner('KA')));
    const answers = await Promise.all(
      people.map(({ studentId }) => fixture.client.send(paylinkCalls.generate, request(batchId, studentId))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    expect((await place(batchId, 0)).taken).toBe(1);
  });

  it('frees the seat when it is cancelled, and offers it to the waitlist', async () => {
    const batchId = await newBatch(1);
    const [first, second] = [await fixture.learner('KA'), await fixture.learner('KA')];
    const link = await sellSeat(batchId, first.studentId);
    await book(batchId, second.studentId, 'waitlisted');
    await fixture.done(paylinkCalls.cancel, { id: link.id, version: link.version, reason: 'Asked for another day' });
    expect(await place(batchId, first.studentId)).toMatchObject({ state: 'expired', taken: 1 });
    expect(await place(batchId, second.studentId)).toMatchObject({ state: 'reserved' });
    expect(await reasonFor(batchId, second.studentId)).toBeNull();
  });

  it('keeps a hold that staff made when it is cancelled', async () => {
    const batchId = await newBatch(2);
    const { studentId } = await fixture.learner('KA');
    await fixture.done(batchMemberCalls.add, { batchId, studentIds: [studentId], as: 'reserved' });
    const link = await sellSeat(batchId, studentId);
    expect((await place(batchId, studentId)).taken).toBe(1);
    await fixture.done(paylinkCalls.cancel, { id: link.id, version: link.version, reason: 'Asked for another day' });
    expect(await place(batchId, studentId)).toMatchObject({ state: 'reserved', taken: 1 });
  });

  it('that is refunded with its access frees the seat', async () => {
    const batchId = await newBatch(1);
    const { studentId } = await fixture.learner('KA');
    const link = await sellSeat(batchId, studentId);
    await fixture.payAtBank(link.url!, 'pay');
    await fixture.runInbox();
    const { id: paymentId } = await fixture.db
      .selectFrom('payments')
      .select('id')
      .where('orderId', '=', link.orderId)
      .executeTakeFirstOrThrow();
    const reason = 'The day does not fit';
    await fixture.done(refundCalls.create, { paymentId, amountMinor: price, takeBack: true, reason });
    await fixture.runInbox();
    expect(await place(batchId, studentId)).toMatchObject({ state: 'removed', taken: 0 });
    expect(await fixture.order(link.orderId)).toMatchObject({ status: 'refunded', accessState: 'taken_back' });
  });

  it('without a hold on a full batch says so before paying; late money gives a place in the waitlist', async () => {
    const batchId = await newBatch(1);
    const [first, second] = [await fixture.learner('KA'), await fixture.learner('KA')];
    const link = await sellSeat(batchId, first.studentId);
    const bank = await fixture.start(link.url!);
    await sql`update batch_members set state = 'expired', reserved_until = null where batch_id = ${batchId}`.execute(
      fixture.db,
    );
    await sql`update batches set seats_taken = 0 where id = ${batchId}`.execute(fixture.db);
    await book(batchId, second.studentId, 'active');
    const { body } = await fixture.page(link.url!);
    expect(body).toContain('The last seat is taken');
    expect(body).not.toContain('/start');
    await fixture.sendPaid(link.orderId, { ref: bank, totalMinor: price });
    await fixture.runInbox();
    expect(await place(batchId, first.studentId)).toEqual({ state: 'waitlisted', paid: true, taken: 1 });
    expect(await fixture.order(link.orderId)).toMatchObject({
      status: 'paid',
      accessState: 'failed',
      accessError: 'the batch takes nobody now, the student is on its waitlist',
    });
    expect(await fixture.count('ledger', link.orderId)).toBe(1);
  });
});
