import { categoryActions } from './catalog/category-many';
import { skillActions } from './catalog/skill-many';
import { couponActions } from './commerce/coupon-many';
import { faqActions } from './content/faq-many';
import type { BulkAction } from './jobs/bulk/bulk-action';
import { studentActions } from './people/student-many';
import { userActions } from './platform/accounts/user-many';

/** Everything that can be done to many rows at once. */
export const bulkActions: readonly BulkAction[] = [
  ...categoryActions,
  ...skillActions,
  ...couponActions,
  ...studentActions,
  ...faqActions,
  ...userActions,
];
