import { couponBulk, couponWords } from './coupon';

const status = (to: string) => ({ action: 'coupon.status', label: to, icon: 'circle', args: { status: to } }) as const;

test('no bulk action reverts to draft, and ending needs a reason', () => {
  const remove = { action: 'coupon.delete', label: 'Delete…', icon: 'trash' } as const;
  const actions = couponBulk([status('draft'), status('active'), status('ended'), remove]);
  expect(actions.map(({ label, asks }) => [label, asks?.name])).toEqual([
    ['active', undefined],
    ['End…', 'reason'],
    ['Delete…', undefined],
  ]);
});

test('the history of a coupon shows choices and statuses by their labels', () =>
  expect(
    (['status', 'discountKind', 'audience'] as const).map((field) =>
      couponWords.show?.[field]?.({ status: 'paused', discountKind: 'flat', audience: 'new' }[field]),
    ),
  ).toEqual(['Paused', 'Flat amount', 'New students']));
