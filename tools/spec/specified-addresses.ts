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
  built('the library', ['/library/add', '/library/edit']),
  built('roles and sub-admins', ['/roles', '/sub-admin']),
  unbuilt('the other known routes', [
    '/quick-paylink',
    '/one-to-one/listing',
    '/trainer',
    '/roles',
    '/sub-admin',
    '/trainer-plans',
    '/trainer-plans/details',
    '/student-plans',
    '/student-plans/details',
    '/course/upcoming-course',
    '/marketing-coupon/view',
    '/marketing-coupon/create',
    '/marketing-coupon/update',
    '/reports/analytical/details',
    '/training-ad',
  ]),
  built('student edit', below('/student/edit', 'profile-info', 'skill')),
  {
    group: 'student detail',
    paths: below('/student/detail', 'personal-info', 'demo-detail', 'activity'),
    missing: ['/student/detail/demo-detail'],
  },
  {
    group: 'student batch',
    paths: below('/student/batch', 'list', 'meetings', ...batch),
    missing: below('/student/batch', 'messages', 'payment'),
  },
  unbuilt(
  built('student detail', below('/student/detail', 'personal-info', 'demo-detail', 'activity')),
  unbuilt('student batch', below('/student/batch', 'list', 'meetings', ...batch)),
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
    missing: below('/trainer/batch', 'messages', 'payment'),
  },
  unbuilt('agency detail', below('/agency/detail', 'personal-info', 'skills', 'experience', 'documents', 'activity')),
  unbuilt('trainer batch', below('/trainer/batch', 'meetings', ...batch)),
  built('agency detail', below('/agency/detail', 'personal-info', 'skills', 'experience', 'documents', 'activity')),
  unbuilt('course detail', below('/course/detail', 'info', 'intro-video', 'features', 'curriculum', 'custom-topics')),
  unbuilt('training ad detail', below('/training-ad/detail', 'info', 'batches', 'meeting-recording')),
  unbuilt('job detail', below('/job/detail', 'info', 'proposals')),
  built('messages', below('/messages', 'batch-list', 'profile')),
];
