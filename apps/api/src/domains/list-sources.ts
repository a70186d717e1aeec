import { couponSource } from './commerce/coupon/coupon-many';
import { resources } from './resources';
import type { ListSource } from '../server/list/list-source';
import { studentSource } from './people/student/student-many';
import { userSource } from './platform/user/user-many';

/** Every list that can be exported, and acted on as a whole. */
export const listSources: readonly ListSource[] = [
  couponSource,
  studentSource,
  userSource,
  ...resources.map(({ source }) => source),
];
