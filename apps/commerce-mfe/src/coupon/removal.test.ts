import { removal } from './removal';
import { rowOf } from './testing';

test('a coupon that is used or reserved can’t be deleted, and says why', () => {
  const reasonOf = (row = rowOf()) => removal(row, () => undefined).disabledReason;
  expect(reasonOf()).toBeUndefined();
  expect(reasonOf(rowOf({ status: 'active', reserved: 1 }))).toBe('Used coupons can’t be deleted: end it instead');
});
