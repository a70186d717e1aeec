import { couponCalls } from '@lectern/contract/commerce';
import { sellingFixture, type SellingFixture } from '../../sale/testing';
import { inDays } from '../../testing';

let fixture: SellingFixture;
beforeAll(async () => void (fixture = await sellingFixture()));
afterAll(() => fixture.close());

test('the check of a code answers its discount, or the reason against it in words, and reserves nothing', async () => {
  const { studentId } = await fixture.learner('KA');
  const item = await fixture.plan('Learner');
  const { coupon } = await fixture.done(couponCalls.create, {
    ...{ code: 'CHECKED', name: 'Checked', discountKind: 'percent', percentBp: 1000, status: 'active' },
    amounts: [{ currency: 'INR', flatMinor: null, capMinor: null, minimumMinor: 0 }],
    ...{ startsAt: inDays(-1), endsAt: inDays(5), perUserLimit: 1, appliesTo: 'all', audience: 'everyone' },
  });
  const check = (code: string) =>
    fixture.done(couponCalls.check, { code, itemKind: 'plan', itemId: item.id, currency: 'INR', studentId });
  expect(await check('checked')).toEqual({ fits: true, discountMinor: 9990, reason: null });
  expect(await check('NOSUCHCODE')).toEqual({
    fits: false,
    discountMinor: null,
    reason: 'There is no coupon NOSUCHCODE',
  });
  expect((await fixture.done(couponCalls.detail, { id: coupon.id })).coupon.reserved).toBe(0);
});
