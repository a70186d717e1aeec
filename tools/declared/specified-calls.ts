import type { SpecifiedPaths } from './specified-addresses';

const admin = (...names: readonly string[]): readonly string[] => names.map((name) => `admin/${name}`);
const course = (...names: readonly string[]): readonly string[] => names.map((name) => `admin/course/${name}`);
const built = (group: string, paths: readonly string[]): SpecifiedPaths => ({ group, paths, missing: [] });

/** Call paths of the specification's chapter 7, a group for each of its lines; `{}` is any name in braces. */
export const specifiedCalls: readonly SpecifiedPaths[] = [
  built('specified calls [7.9]', ['auth/get-accesstoken', 's3/upload']),
  built('auth and account [7.10]', [
    'auth/admin-login',
    'auth/logout',
    'auth/forgot-password',
    'auth/reset-password',
    'auth/change-password',
    'auth/impersonate-token',
  ]),
  {
    group: 'reference data [7.11]',
    paths: [
      'country/',
      'country/{}/states',
      'country/timezones',
      's3/file',
      'price-conversion',
      'setting',
      'language/list',
      'language',
      'language/delete',
    ],
    missing: ['language', 'language/delete'],
  },
  built('categories [7.12]', ['category/list', 'category', 'category/root', 'category/detail', 'category/{}']),
  {
    group: 'trainers and agencies [7.13]',
    paths: [
      ...['trainer/list', 'agency/list', 'agency/admin/detail-count', 'agency/step1', 'agency/step2', 'agency/step3'],
      ...['agency/step4', 'agency/update'],
      ...admin('trainers/video-analytics', 'trainers/video-analytics/details'),
    ],
    missing: [],
  },
  {
    group: 'students [7.14]',
    paths: [
      ...['student/list', 'student/update', 'student/details', 'student/step2', 'student/step2/db-data', 'student/all'],
      ...admin('student', 'student-quick-signup', 'verify-payment', 'generate-payment-link', 'bulk-students'),
      ...admin('delete-student/{}', 'find-by-mobile'),
    ],
    missing: [],
  },
  {
    group: 'notifications, skills, roles and users [7.15]',
    paths: [
      ...['notificaion', 'skill', 'skill/list', 'role/list', 'role'],
      ...admin('user-list', '{}', 'delete', 'user-slug'),
      'user/customer-sales-team',
    ],
    missing: [],
  },
  built('plans [7.16]', [
    ...admin('create-trainer-plan', 'trainer-plan-list', 'change-trainer-plan-status', 'trainer-plan-details'),
    ...admin('student-plan-list', 'create-student-plan', 'change-student-plan-status', 'student-plan-details'),
  ]),
  built('courses [7.17]', [
    'admin/course-list',
    ...course('details', 'video', 'features', 'curriculam', 'update', 'change-status', 'delete', 'seo-details'),
    ...course('custom-topics', 'video-image'),
    ...admin('upcoming-courses', 'upcoming-course'),
  ]),
  {
    group: 'subscriptions, gallery, institutes and custom courses [7.18]',
    paths: [
      ...['subscription/list', 'invoice/download', ...admin('gallery/image', 'gallery')],
      ...admin('institutes', 'institutes/list', 'institutes/all'),
      ...['chapters', 'li-custom-course/chapters', 'li-custom-course/topics', 'li-custom-course/topics-admin'],
    ],
    missing: [],
  },
  {
    group: 'coupons [7.19]',
    paths: admin(
      ...['coupon/create', 'coupon/update', 'coupon', 'coupon/students/list', 'coupon/list', 'coupon/users'],
      ...['coupon/marketing-quiz-list', 'coupon/check-result-declared'],
    ),
    missing: [],
  },
  built('FAQs [7.20]', admin('faqs/list', 'faqs/add', 'faqs/update', 'faqs/delete')),
];
