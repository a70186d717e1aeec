import { categorySource } from './catalog/category/category-many';
import { skillSource } from './catalog/skill/skill-many';
import { couponSource } from './commerce/coupon/coupon-many';
import { faqSource } from './content/faq/faq-many';
import type { ListSource } from '../server/list/list-source';
import { studentSource } from './people/student/student-many';
import { userSource } from './platform/user/user-many';

/** Every list that can be exported, and acted on as a whole. */
export const listSources: readonly ListSource[] = [
  categorySource,
  skillSource,
  couponSource,
  studentSource,
  faqSource,
  userSource,
];
