import { couponWords } from './coupon';

test('the history of a coupon shows choices and statuses by their labels', () =>
  expect(
    (['status', 'discountKind', 'audience'] as const).map((field) =>
      couponWords.show?.[field]?.({ status: 'paused', discountKind: 'flat', audience: 'new' }[field]),
    ),
  ).toEqual(['Paused', 'Flat amount', 'New students']));
