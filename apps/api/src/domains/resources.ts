import { categoryCalls } from '@lectern/contract/catalog';
import { faqCalls } from '@lectern/contract/content';
import type { ListedRecord } from '../records/listed';
import { categoryActions, categorySource } from './catalog/category/category-many';
import { skillResource } from './catalog/skill/skill.resource';
import { couponResource } from './commerce/coupon/coupon.resource';
import { faqActions, faqSource } from './content/faq/faq-many';
import { instituteResource } from './people/institute/institute.resource';
import { studentResource } from './people/student/student.resource';
import { ownSources } from './platform/search/sources';
import { userResource } from './platform/user/user.resource';

/**
 * Every record that has a list: search, open lists, histories, the purge, exports and bulk actions are read from here. Hits are
 * shown in this order; what others refer to comes before them.
 */
export const resources: readonly ListedRecord[] = [
  studentResource,
  userResource,
  {
    table: 'categories',
    calls: categoryCalls,
    search: ownSources.categories,
    source: categorySource,
    actions: categoryActions,
    isPurged: true,
  },
  couponResource,
  { table: 'faqs', calls: faqCalls, search: ownSources.faqs, source: faqSource, actions: faqActions, isPurged: true },
  skillResource,
  instituteResource,
];
