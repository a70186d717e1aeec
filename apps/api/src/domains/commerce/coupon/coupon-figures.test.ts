import { couponCalls } from '@lectern/contract/commerce';
import { couponFixture, inDays, type CouponFixture } from '../testing';

let fixture: CouponFixture;
beforeAll(async () => void (fixture = await couponFixture()));
afterAll(() => fixture.close());

const figures = () => fixture.done(couponCalls.figures, {});

it('active coupons that end within a week or are nearly used up need attention, by their end', async () => {
  await fixture.activeCoupon({ name: 'Enough of everything' });
  await fixture.coupon({ name: 'A draft', endsAt: inDays(2) });
  await fixture.activeCoupon({ name: 'Later', startsAt: inDays(1), endsAt: inDays(3) });
  const few = await fixture.activeCoupon({ name: 'Few left', totalLimit: 1, endsAt: inDays(20) });
  const soon = await fixture.activeCoupon({ name: 'Ends soon', endsAt: inDays(6) });
  await fixture.reserve(few.code ?? '', await fixture.student());
  const { attention, ...counts } = await figures();
  expect(counts).toMatchObject({ active: 3, endingSoon: 1, nearlyUsedUp: 1 });
  expect(attention).toEqual([
    { id: soon.id, name: 'Ends soon', endsAt: soon.endsAt, endsSoon: true, left: 100, totalLimit: 100 },
    { id: few.id, name: 'Few left', endsAt: few.endsAt, endsSoon: false, left: 0, totalLimit: 1 },
  ]);
});

it('the last uses come newest first, with the person and the discount; a reservation is no use', async () => {
  const coupon = await fixture.activeCoupon({ name: 'Welcome', perUserLimit: 5 });
  const [one, other] = [await fixture.student(), await fixture.student()];
  for (const user of [one, other]) {
    const { order } = (await fixture.reserve(coupon.code ?? '', user)) as { order: number };
    await fixture.settle('coupon_use', order);
  }
  await fixture.reserve(coupon.code ?? '', one);
  const { uses, usesInWeek } = await figures();
  expect(usesInWeek).toBe(2);
  expect(uses).toHaveLength(2);
  expect(uses[0]).toMatchObject({ couponId: coupon.id, couponName: 'Welcome', discountMinor: 36_000, symbol: '₹' });
  expect(Date.parse(uses[0]?.usedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(uses[1]?.usedAt ?? ''));
});
