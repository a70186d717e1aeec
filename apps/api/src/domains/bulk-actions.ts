import { couponActions } from './commerce/coupon/coupon-many';
import { resources } from './resources';
import type { BulkAction } from '../records/bulk/bulk-action';
import { studentActions } from './people/student/student-many';
import { userActions } from './platform/user/user-many';

/** Everything that can be done to many rows at once. */
export const bulkActions: readonly BulkAction[] = [
  ...couponActions,
  ...studentActions,
  ...userActions,
  ...resources.flatMap(({ actions }) => actions),
];
