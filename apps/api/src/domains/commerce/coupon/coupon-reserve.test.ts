import { discountOf, couponCalls } from '@lectern/contract/commerce';
import { somebodyWaits } from '../../../testing/lock-wait';
import { couponDesk, inDays, type CouponDesk } from '../testing';

let desk: CouponDesk;
beforeAll(async () => void (desk = await couponDesk()));
afterAll(() => desk.close());

const refusedOf = async (...args: Parameters<CouponDesk['reserve']>): Promise<string | undefined> => {
  const taken = await desk.reserve(...args);
  return 'refused' in taken ? taken.refused : undefined;
};
const orderOf = async (...args: Parameters<CouponDesk['reserve']>): Promise<number> => {
  const taken = await desk.reserve(...args);
  if ('refused' in taken) throw new Error(taken.refused);
  return taken.order;
};

describe('a reservation', () => {
  it('takes a code however it is spelt, counts it, and leaves its use to payment', async () => {
    const coupon = await desk.activeCoupon({ code: 'SPELT1' });
    const order = await orderOf('spelt1', await desk.student());
    expect(await desk.counters(coupon.id)).toEqual({ reserved: 1, used: 0 });
    expect(await desk.settle('coupon_use', order)).toBe(true);
    expect(await desk.counters(coupon.id)).toEqual({ reserved: 0, used: 1 });
    expect([await desk.settle('coupon_use', order), await desk.settle('coupon_release', order)]).toEqual([
      false,
      false,
    ]);
    expect(await desk.counters(coupon.id)).toEqual({ reserved: 0, used: 1 });
  });

  it('is free again when its order is closed', async () => {
    const coupon = await desk.activeCoupon({ totalLimit: 1 });
    const [first, second] = [await desk.student(), await desk.student()];
    const order = await orderOf(coupon.code ?? '', first);
    expect(await refusedOf(coupon.code ?? '', second)).toBe('usedUp');
    expect(await desk.settle('coupon_release', order)).toBe(true);
    await orderOf(coupon.code ?? '', second);
  });

  it('says why a coupon does not fit', async () => {
    const student = await desk.student();
    expect(await refusedOf('NOSUCHCODE', student)).toBe('unknown');
    expect(await refusedOf((await desk.coupon()).code ?? '', student)).toBe('notActive');
    expect(await refusedOf((await desk.activeCoupon({ startsAt: inDays(1) })).code ?? '', student)).toBe('notStarted');
    const late = await desk.activeCoupon();
    await desk.db
      .updateTable('coupons')
      .set({ startsAt: inDays(-5), endsAt: inDays(-1) })
      .where('id', '=', late.id)
      .execute();
    expect(await refusedOf(late.code ?? '', student)).toBe('ended');
    const rupees = await desk.activeCoupon();
    expect(await refusedOf(rupees.code ?? '', student, { currency: 'USD' })).toBe('currency');
    expect(await refusedOf(rupees.code ?? '', student, { list: 199_999 })).toBe('minimum');
    expect(await refusedOf(rupees.code ?? '', student, { list: 200_000 })).toBeUndefined();
    expect(await refusedOf(rupees.code ?? '', student)).toBe('usedByUser');
  });

  it('is for the things that the coupon is for', async () => {
    const student = await desk.student();
    const { id } = await desk.db
      .insertInto('categories')
      .values({ name: 'Sports', slug: 'sports', sortKey: 9_048_576 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const batches = await desk.activeCoupon({ appliesTo: 'batches' });
    expect(await refusedOf(batches.code ?? '', student, { kind: 'course' })).toBe('notForItem');
    expect(await refusedOf(batches.code ?? '', student, { kind: 'batch' })).toBeUndefined();
    const chosen = await desk.activeCoupon({ appliesTo: 'chosen', targets: [{ kind: 'category', id }] });
    expect(await refusedOf(chosen.code ?? '', student)).toBe('notForItem');
    expect(await refusedOf(chosen.code ?? '', student, { categoryId: id })).toBeUndefined();
  });

  it('is for the people that the coupon is for', async () => {
    const [one, other] = [await desk.student(), await desk.student()];
    const chosen = await desk.activeCoupon({ audience: 'chosen', userIds: [one] });
    expect([await refusedOf(chosen.code ?? '', other), await refusedOf(chosen.code ?? '', one)]).toEqual([
      'notForUser',
      undefined,
    ]);
    await desk.db
      .updateTable('orders')
      .set({ paidAt: inDays(0) })
      .where('userId', '=', one)
      .execute();
    const fresh = await desk.activeCoupon({ audience: 'new' });
    expect([await refusedOf(fresh.code ?? '', one), await refusedOf(fresh.code ?? '', other)]).toEqual([
      'notForUser',
      undefined,
    ]);
  });

  it('counts the same discount as the console shows', async () => {
    const cases = [
      [1500, null, 200_001],
      [1, null, 200_003],
      [10_000, null, 200_000],
      [3333, 5000, 250_000],
      [1250, 1, 200_000],
    ] as const;
    for (const [percentBp, capMinor, list] of cases) {
      const coupon = await desk.activeCoupon({
        percentBp,
        amounts: [{ currency: 'INR', flatMinor: null, capMinor, minimumMinor: 0 }],
      });
      expect(await desk.reserve(coupon.code ?? '', await desk.student(), { list })).toMatchObject({
        discount: discountOf(coupon, { flatMinor: null, capMinor }, list),
      });
    }
    const flat = await desk.activeCoupon({
      discountKind: 'flat',
      percentBp: null,
      amounts: [{ currency: 'INR', flatMinor: 900, capMinor: null, minimumMinor: 0 }],
    });
    expect(await desk.reserve(flat.code ?? '', await desk.student(), { list: 500 })).toMatchObject({ discount: 500 });
  });

  it('a hundred at once for the last use: one gets it', async () => {
    const coupon = await desk.activeCoupon({ totalLimit: 1 });
    const students = await Promise.all(Array.from({ length: 100 }, () => desk.student()));
    const answers = await Promise.all(students.map((student) => refusedOf(coupon.code ?? '', student)));
    expect([
      answers.filter((each) => each === undefined).length,
      answers.filter((each) => each === 'usedUp').length,
    ]).toEqual([1, 99]);
  });

  it('one student from many tabs: not more often than each may', async () => {
    const coupon = await desk.activeCoupon({ perUserLimit: 2 });
    const student = await desk.student();
    const answers = await Promise.all(Array.from({ length: 12 }, () => refusedOf(coupon.code ?? '', student)));
    expect(answers.filter((each) => each === undefined).length).toBe(2);
  });

  it('against a pause, a change of terms and a deletion at the same time: what was taken was allowed', async () => {
    for (let round = 0; round < 10; round += 1) {
      const coupon = await desk.activeCoupon();
      const [taken, deleted] = await Promise.all([
        refusedOf(coupon.code ?? '', await desk.student()),
        desk.client.send(couponCalls.delete, { id: coupon.id, version: coupon.version }),
      ]);
      expect([
        [undefined, 409],
        ['notActive', 200],
      ]).toContainEqual([taken, deleted.status]);
      const other = await desk.activeCoupon();
      const [got, changed] = await Promise.all([
        desk.reserve(other.code ?? '', await desk.student()),
        desk.client.send(couponCalls.update, { id: other.id, version: other.version, percentBp: 2000 }),
      ]);
      expect([
        [36_000, 409],
        [48_000, 200],
      ]).toContainEqual(['discount' in got ? Math.min(got.discount, 50_000) : 0, changed.status]);
    }
  });

  it('and a change that begins between its two steps do not wait for each other', async () => {
    const coupon = await desk.activeCoupon();
    const changing: Promise<{ status: number }>[] = [];
    const oneWaits = async (): Promise<void> => {
      changing.push(desk.client.send(couponCalls.update, { id: coupon.id, version: coupon.version, name: 'Renamed' }));
      await somebodyWaits(desk.db);
    };
    const taken = await desk.reserve(coupon.code ?? '', await desk.student(), { meanwhile: oneWaits });
    expect('refused' in taken).toBe(false);
    expect((await changing[0]!).status).toBe(200);
  });
});
