import { discountOf, couponCalls, type Coupon } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { somebodyWaits } from '../../../testing/lock-wait';
import { couponFixture, inDays, type CouponFixture } from '../testing';

let fixture: CouponFixture;
beforeAll(async () => void (fixture = await couponFixture()));
afterAll(() => fixture.close());

let spelt: Coupon | undefined;
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
  it('accepts a code and counts it; payment then uses it', async () => {
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

  it('M06: is possible until the midnight after the last day, and not at it', async () => {
    const { id, code } = await fixture.activeCoupon();
    await sql`update coupons set starts_at = '2027-01-01', ends_at = '2027-04-30T18:30:00Z' where id = ${id}`.execute(
      fixture.db,
    );
    const student = await fixture.student();
    const at = (moment: string): Promise<string | null> =>
      fixture.db.transaction().execute(async (transaction) => {
        await sql`select set_config('app.now', ${moment}, true)`.execute(transaction);
        const { rows } = await sql<{ refused: string | null }>`
          select refused from coupon_reserve(${code}, ${student}, 'INR', 240000, 'course', null, null, null, null)`.execute(
          transaction,
        );
        return rows[0]!.refused;
      });
    expect(await at('2027-04-30T18:30:00Z')).toBe('ended');
    expect(await at('2027-04-30T18:29:59Z')).toBeNull();
  });

  it.each(['spelt7', ' Spelt7 ', 'SPELT7\u00a0', 'SPE\u200bLT7', 'ＳＰＥＬＴ７'])(
    'M07: accepts the code as people paste it (%j)',
    async (typed) => {
      spelt ??= await fixture.activeCoupon({ code: ' spelt7\u00a0', perUserLimit: 9 });
      expect(spelt.code).toBe('SPELT7');
      await orderOf(typed, await fixture.student());
      const { items } = await fixture.done(couponCalls.list, { q: typed });
      expect(items.map(({ code }) => code)).toEqual(['SPELT7']);
    },
  );

  it('M07: refuses a code with a space inside', async () => {
    expect(await refusedOf('SPELT 7', await fixture.student())).toBe('unknown');
    const { status, body } = await fixture.client.send(couponCalls.create, fixture.terms({ code: 'SPELT 7' }));
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('no spaces')]);
  });

  it('M08: an amount off needs its currency: 6.00 dollars off 29.00 leave 23.00', async () => {
    const amount = (currency: string, flatMinor: number) => ({ currency, flatMinor, capMinor: null, minimumMinor: 0 });
    const flat = { discountKind: 'flat' as const, percentBp: null };
    const rupees = await fixture.activeCoupon({ ...flat, amounts: [amount('INR', 50_000)] });
    const both = await fixture.activeCoupon({ ...flat, amounts: [amount('INR', 50_000), amount('USD', 600)] });
    const [student, dollars] = [await fixture.student(), { currency: 'USD', list: 2900 }];
    expect(await refusedOf(rupees.code ?? '', student, dollars)).toBe('currency');
    expect(await fixture.reserve(both.code ?? '', student, dollars)).toMatchObject({ discount: 600 });
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
