import { deleteBlocker } from './delete-blocker';
import { rowOf } from './testing';

test('a coupon that is used or reserved can’t be deleted, and says why', () => {
  expect(deleteBlocker(rowOf())).toBeUndefined();
  expect(deleteBlocker(rowOf({ status: 'active', reserved: 1 }))).toBe('Used coupons can’t be deleted: end it instead');
});
