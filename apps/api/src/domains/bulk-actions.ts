import { categoryActions } from './catalog/category/category-many';
import { skillActions } from './catalog/skill/skill-many';
import { couponActions } from './commerce/coupon/coupon-many';
import { faqActions } from './content/faq/faq-many';
import type { BulkAction } from '../records/bulk/bulk-action';
import { studentActions } from './people/student/student-many';
import { userActions } from './platform/user/user-many';

/** Everything that can be done to many rows at once. */
export const bulkActions: readonly BulkAction[] = [
  ...categoryActions,
  ...skillActions,
  ...couponActions,
  ...studentActions,
  ...faqActions,
  ...userActions,
];
