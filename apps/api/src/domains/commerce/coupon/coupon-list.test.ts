import type { RequestOf } from '@lectern/contract';
import { couponCalls } from '@lectern/contract/commerce';
import { couponFixture, inDays, type CouponFixture } from '../testing';

let fixture: CouponFixture;
const made: number[] = [];
beforeAll(async () => {
  fixture = await couponFixture();
  made.push((await fixture.coupon({ code: 'ALPHA1', name: 'Zulu', endsAt: inDays(3) })).id);
  made.push(
    (
      await fixture.activeCoupon({
        code: 'BRAVO2',
        name: 'alpha',
        audience: 'new',
        endsAt: inDays(2),
        discountKind: 'flat',
        percentBp: null,
        amounts: [{ currency: 'USD', flatMinor: 5, capMinor: null, minimumMinor: 0 }],
      })
    ).id,
  );
  made.push((await fixture.activeCoupon({ code: 'CHARLIE3', name: 'Échelon', endsAt: inDays(1) })).id);
  await fixture.reserve('CHARLIE3', await fixture.student());
});
afterAll(() => fixture.close());

const codes = async (request: RequestOf<typeof couponCalls.list>): Promise<(string | null)[]> =>
  (await fixture.done(couponCalls.list, request)).items.map(({ code }) => code);

test('the newest come first, with reserved and remaining uses', async () => {
  const { items, total } = await fixture.done(couponCalls.list, {});
  expect([total, items.map(({ code }) => code)]).toEqual([3, ['CHARLIE3', 'BRAVO2', 'ALPHA1']]);
  expect(items[0]).toMatchObject({ reserved: 1, used: 0, left: 99 });
});

test('they are sorted by name in natural order, by period and by use, and paged by cursor', async () => {
  expect(await codes({ sort: 'name' })).toEqual(['BRAVO2', 'CHARLIE3', 'ALPHA1']);
  expect(await codes({ sort: '-endsAt' })).toEqual(['ALPHA1', 'BRAVO2', 'CHARLIE3']);
  await fixture.db
    .updateTable('couponCounters')
    .set({ used: 7 })
    .where('couponId', '=', made[0] ?? 0)
    .execute();
  expect((await codes({ sort: '-used' }))[0]).toBe('ALPHA1');
  await fixture.db
    .updateTable('couponCounters')
    .set({ used: 0 })
    .where('couponId', '=', made[0] ?? 0)
    .execute();
  for (const sort of ['name', '-createdAt', 'endsAt', 'startsAt', '-used']) {
    const whole = await codes({ sort });
    const first = await fixture.done(couponCalls.list, { sort, limit: 1 });
    expect([first.items[0]?.code, ...(await codes({ sort, limit: 2, cursor: first.nextCursor ?? '' }))]).toEqual(whole);
  }
});

test('they are found by a part of the name or code, whatever its accents and case', async () => {
  expect([
    await codes({ q: 'echel' }),
    await codes({ q: 'rav' }),
    await codes({ q: 'br' }),
    await codes({ q: '100%' }),
  ]).toEqual([['CHARLIE3'], ['BRAVO2'], ['BRAVO2'], []]);
});

test('they are filtered by current status, discount, audience, code and use', async () => {
  expect(await codes({ filter: { status: 'in:draft,paused' } })).toEqual(['ALPHA1']);
  expect(await codes({ filter: { discount: 'eq:flat' } })).toEqual(['BRAVO2']);
  expect(await codes({ filter: { audience: 'eq:new' } })).toEqual(['BRAVO2']);
  expect(await codes({ filter: { code: 'eq:alpha1' } })).toEqual(['ALPHA1']);
  expect(await codes({ filter: { code: 'ne:alpha1' } })).toEqual(['CHARLIE3', 'BRAVO2']);
  expect([
    await codes({ filter: { code: 'empty:true' } }),
    (await codes({ filter: { code: 'empty:false' } })).length,
  ]).toEqual([[], 3]);
  expect(await codes({ filter: { kind: 'eq:marketing' } })).toEqual([]);
  expect([
    await codes({ filter: { used: 'gt:9007199254740991' } }),
    (await codes({ filter: { used: 'between:0,9007199254740991' } })).length,
  ]).toEqual([[], 3]);
  expect(await codes({ filter: { endsAt: `lt:${inDays(1.5)}` } })).toEqual(['CHARLIE3']);
  await fixture.db
    .updateTable('coupons')
    .set({ startsAt: inDays(-9), endsAt: inDays(-1) })
    .where('id', '=', made[1] ?? 0)
    .execute();
  expect([await codes({ filter: { status: 'eq:ended' } }), await codes({ filter: { status: 'eq:active' } })]).toEqual([
    ['BRAVO2'],
    ['CHARLIE3'],
  ]);
});

test('unknown parameters are refused', async () => {
  const unknown: RequestOf<typeof couponCalls.list>[] = [
    { sort: 'left' },
    { filter: { status: 'eq:gone' } },
    { filter: { percentBp: 'eq:1' } },
    { limit: 101 },
    { page: 201 },
  ];
  for (const request of unknown) expect((await fixture.client.send(couponCalls.list, request)).status).toBe(400);
});

test('a draft remains a draft after its period', async () => {
  const { id } = await fixture.coupon({ code: 'DELTA4' });
  await fixture.db
    .updateTable('coupons')
    .set({ startsAt: inDays(-9), endsAt: inDays(-1) })
    .where('id', '=', id)
    .execute();
  expect((await fixture.done(couponCalls.detail, { id })).coupon.status).toBe('draft');
});
