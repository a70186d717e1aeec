import { discountOf, couponCalls } from '@lectern/contract/commerce';
import { somebodyWaits } from '../../../testing/lock-wait';
import { couponFixture, inDays, type CouponFixture } from '../testing';

let fixture: CouponFixture;
beforeAll(async () => void (fixture = await couponFixture()));
afterAll(() => fixture.close());

const refusedOf = async (...args: Parameters<CouponFixture['reserve']>): Promise<string | undefined> => {
  const taken = await fixture.reserve(...args);
  return 'refused' in taken ? taken.refused : undefined;
};
const orderOf = async (...args: Parameters<CouponFixture['reserve']>): Promise<number> => {
  const taken = await fixture.reserve(...args);
  if ('refused' in taken) throw new Error(taken.refused);
  return taken.order;
};

describe('a reservation', () => {
  it('accepts a code in any spelling and counts it; payment then uses it', async () => {
    const coupon = await fixture.activeCoupon({ code: 'SPELT1' });
    const order = await orderOf('spelt1', await fixture.student());
    expect(await fixture.counters(coupon.id)).toEqual({ reserved: 1, used: 0 });
    expect(await fixture.settle('coupon_use', order)).toBe(true);
    expect(await fixture.counters(coupon.id)).toEqual({ reserved: 0, used: 1 });
    expect([await fixture.settle('coupon_use', order), await fixture.settle('coupon_release', order)]).toEqual([
      false,
      false,
    ]);
    expect(await fixture.counters(coupon.id)).toEqual({ reserved: 0, used: 1 });
  });

  it('is released when its order is closed', async () => {
    const coupon = await fixture.activeCoupon({ totalLimit: 1 });
    const [first, second] = [await fixture.student(), await fixture.student()];
    const order = await orderOf(coupon.code ?? '', first);
    expect(await refusedOf(coupon.code ?? '', second)).toBe('usedUp');
    expect(await fixture.settle('coupon_release', order)).toBe(true);
    await orderOf(coupon.code ?? '', second);
  });

  it('says why a coupon does not fit', async () => {
    const student = await fixture.student();
    expect(await refusedOf('NOSUCHCODE', student)).toBe('unknown');
    expect(await refusedOf((await fixture.coupon()).code ?? '', student)).toBe('notActive');
    expect(await refusedOf((await fixture.activeCoupon({ startsAt: inDays(1) })).code ?? '', student)).toBe(
      'notStarted',
    );
    const late = await fixture.activeCoupon();
    await fixture.db
      .updateTable('coupons')
      .set({ startsAt: inDays(-5), endsAt: inDays(-1) })
      .where('id', '=', late.id)
      .execute();
    expect(await refusedOf(late.code ?? '', student)).toBe('ended');
    const rupees = await fixture.activeCoupon();
    expect(await refusedOf(rupees.code ?? '', student, { currency: 'USD' })).toBe('currency');
    expect(await refusedOf(rupees.code ?? '', student, { list: 199_999 })).toBe('minimum');
    expect(await refusedOf(rupees.code ?? '', student, { list: 200_000 })).toBeUndefined();
    expect(await refusedOf(rupees.code ?? '', student)).toBe('usedByUser');
  });

  it('is limited to the items of the coupon', async () => {
    const student = await fixture.student();
    const { id } = await fixture.db
      .insertInto('categories')
      .values({ name: 'Sports', slug: 'sports', sortKey: 9_048_576 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const batches = await fixture.activeCoupon({ appliesTo: 'batches' });
    expect(await refusedOf(batches.code ?? '', student, { kind: 'course' })).toBe('notForItem');
    expect(await refusedOf(batches.code ?? '', student, { kind: 'batch' })).toBeUndefined();
    const chosen = await fixture.activeCoupon({ appliesTo: 'chosen', targets: [{ kind: 'category', id }] });
    expect(await refusedOf(chosen.code ?? '', student)).toBe('notForItem');
    expect(await refusedOf(chosen.code ?? '', student, { categoryId: id })).toBeUndefined();
  });

  it('is limited to the audience of the coupon', async () => {
    const [one, other] = [await fixture.student(), await fixture.student()];
    const chosen = await fixture.activeCoupon({ audience: 'chosen', userIds: [one] });
    expect([await refusedOf(chosen.code ?? '', other), await refusedOf(chosen.code ?? '', one)]).toEqual([
      'notForUser',
      undefined,
    ]);
    await fixture.db
      .updateTable('orders')
      .set({ paidAt: inDays(0) })
      .where('userId', '=', one)
      .execute();
    const fresh = await fixture.activeCoupon({ audience: 'new' });
    expect([await refusedOf(fresh.code ?? '', one), await refusedOf(fresh.code ?? '', other)]).toEqual([
      'notForUser',
      undefined,
    ]);
  });

  it('uses the discount that the console shows', async () => {
    const cases = [
      [1500, null, 200_001],
      [1, null, 200_003],
      [10_000, null, 200_000],
      [3333, 5000, 250_000],
      [1250, 1, 200_000],
    ] as const;
    for (const [percentBp, capMinor, list] of cases) {
      const coupon = await fixture.activeCoupon({
        percentBp,
        amounts: [{ currency: 'INR', flatMinor: null, capMinor, minimumMinor: 0 }],
      });
      expect(await fixture.reserve(coupon.code ?? '', await fixture.student(), { list })).toMatchObject({
        discount: discountOf(coupon, { flatMinor: null, capMinor }, list),
      });
    }
    const flat = await fixture.activeCoupon({
      discountKind: 'flat',
      percentBp: null,
      amounts: [{ currency: 'INR', flatMinor: 900, capMinor: null, minimumMinor: 0 }],
    });
    expect(await fixture.reserve(flat.code ?? '', await fixture.student(), { list: 500 })).toMatchObject({
      discount: 500,
    });
  });

  it('of a hundred at once for the last use one succeeds', async () => {
    const coupon = await fixture.activeCoupon({ totalLimit: 1 });
    const students = await Promise.all(Array.from({ length: 100 }, () => fixture.student()));
    const answers = await Promise.all(students.map((student) => refusedOf(coupon.code ?? '', student)));
    expect([
      answers.filter((each) => each === undefined).length,
      answers.filter((each) => each === 'usedUp').length,
    ]).toEqual([1, 99]);
  });

  it('a student with many tabs stays within the limit per student', async () => {
    const coupon = await fixture.activeCoupon({ perUserLimit: 2 });
    const student = await fixture.student();
    const answers = await Promise.all(Array.from({ length: 12 }, () => refusedOf(coupon.code ?? '', student)));
    expect(answers.filter((each) => each === undefined).length).toBe(2);
  });

  it('at the same moment as a pause, a change of terms or a deletion: every reservation was allowed when it was made', async () => {
    for (let round = 0; round < 10; round += 1) {
      const coupon = await fixture.activeCoupon();
      const [taken, deleted] = await Promise.all([
        refusedOf(coupon.code ?? '', await fixture.student()),
        fixture.client.send(couponCalls.delete, { id: coupon.id, version: coupon.version }),
      ]);
      expect([
        [undefined, 409],
        ['notActive', 200],
      ]).toContainEqual([taken, deleted.status]);
      const other = await fixture.activeCoupon();
      const [got, changed] = await Promise.all([
        fixture.reserve(other.code ?? '', await fixture.student()),
        fixture.client.send(couponCalls.update, { id: other.id, version: other.version, percentBp: 2000 }),
      ]);
      expect([
        [36_000, 409],
        [48_000, 200],
      ]).toContainEqual(['discount' in got ? Math.min(got.discount, 50_000) : 0, changed.status]);
    }
  });

  it('and a change that begins between its two steps do not wait for each other', async () => {
    const coupon = await fixture.activeCoupon();
    const changing: Promise<{ status: number }>[] = [];
    const oneWaits = async (): Promise<void> => {
      changing.push(
        fixture.client.send(couponCalls.update, { id: coupon.id, version: coupon.version, name: 'Renamed' }),
      );
      await somebodyWaits(fixture.db);
    };
    const taken = await fixture.reserve(coupon.code ?? '', await fixture.student(), { meanwhile: oneWaits });
    expect('refused' in taken).toBe(false);
    expect((await changing[0]!).status).toBe(200);
  });
});
