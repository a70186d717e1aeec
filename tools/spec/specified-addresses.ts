/** Addresses of the specification's chapter 2, a group for each of its lines; `missing` are not built yet. */
export interface SpecifiedPaths {
  readonly group: string;
  readonly paths: readonly string[];
  readonly missing: readonly string[];
}

const below = (start: string, ...ends: readonly string[]): readonly string[] => ends.map((end) => `${start}/${end}`);
const unbuilt = (group: string, paths: readonly string[]): SpecifiedPaths => ({ group, paths, missing: paths });
const built = (group: string, paths: readonly string[]): SpecifiedPaths => ({ group, paths, missing: [] });

const batch = ['curriculum', 'quiz-assignment', 'messages', 'report', 'drive', 'activities', 'payment'];

export const specifiedAddresses: readonly SpecifiedPaths[] = [
  built('account and session', [
    '/users',
    '/auth/login',
    '/auth/forgot-password',
    '/change-password',
    '/impersonate-notify',
  ]),
  built('students', ['/student']),
  built('trainers', ['/trainer']),
  built('coupons', ['/coupon/create', '/coupon/update', '/coupon/view']),
  built('upcoming courses and one-to-one', ['/course/upcoming-course', '/one-to-one/listing']),
  built('training ads', ['/training-ad']),
  built('the library', ['/library/add', '/library/edit']),
  built('roles and sub-admins', ['/roles', '/sub-admin']),
  unbuilt('the other known routes', [
    '/quick-paylink',
    '/trainer-plans',
    '/trainer-plans/details',
    '/student-plans',
    '/student-plans/details',
    '/marketing-coupon/view',
    '/marketing-coupon/create',
    '/marketing-coupon/update',
    '/reports/analytical/details',
  ]),
  built('student edit', below('/student/edit', 'profile-info', 'skill')),
  built('student detail', below('/student/detail', 'personal-info', 'demo-detail', 'activity')),
  {
    group: 'student batch',
    paths: below('/student/batch', 'list', 'meetings', ...batch),
    missing: ['/student/batch/payment'],
  },
  built(
    'trainer detail',
    below(
      '/trainer/detail',
      'personal-info',
      'skills',
      'experience',
      'resume',
      'certification',
      'education-info',
      'demo-detail',
      'activity',
    ),
  ),
  {
    group: 'trainer batch',
    paths: below('/trainer/batch', 'meetings', ...batch),
    missing: ['/trainer/batch/payment'],
  },
  built('agency detail', below('/agency/detail', 'personal-info', 'skills', 'experience', 'documents', 'activity')),
  built('course detail', below('/course/detail', 'info', 'intro-video', 'features', 'curriculum', 'custom-topics')),
  built('training ad detail', below('/training-ad/detail', 'info', 'batches', 'meeting-recording')),
  built('job detail', below('/job/detail', 'info', 'proposals')),
  built('messages', below('/messages', 'batch-list', 'profile')),
];
