import { categorySource } from './catalog/category-many';
import { skillSource } from './catalog/skill-many';
import { couponSource } from './commerce/coupon-many';
import { faqSource } from './content/faq-many';
import type { ListSource } from './http/list-source';
import { studentSource } from './people/student-many';
import { userSource } from './platform/accounts/user-many';

/** Every list that can be exported, and acted on as a whole. */
export const listSources: readonly ListSource[] = [
  categorySource,
  skillSource,
  couponSource,
  studentSource,
  faqSource,
  userSource,
];
