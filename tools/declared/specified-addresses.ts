/** Addresses of the specification's chapter 2, a group for each of its lines. `missing` ones are not built yet. */
export interface SpecifiedPaths {
  readonly group: string;
  readonly paths: readonly string[];
  readonly missing: readonly string[];
}

const below = (start: string, ...ends: readonly string[]): readonly string[] => ends.map((end) => `${start}/${end}`);
const built = (group: string, paths: readonly string[]): SpecifiedPaths => ({ group, paths, missing: [] });

const batch = ['curriculum', 'quiz-assignment', 'messages', 'report', 'drive', 'activities', 'payment'];

export const specifiedAddresses: readonly SpecifiedPaths[] = [
  built('account and session [2.31]', [
    '/users',
    '/auth/login',
    '/auth/forgot-password',
    '/change-password',
    '/impersonate-notify',
  ]),
  built('students [2.31]', ['/student']),
  built('trainers [2.31]', ['/trainer']),
  built('coupons [2.31]', ['/coupon/create', '/coupon/update', '/coupon/view']),
  built('marketing coupons [2.31]', below('/marketing-coupon', 'view', 'create', 'update')),
  built('payment links [2.31]', ['/quick-paylink']),
  built('upcoming courses and one-to-one [2.31]', ['/course/upcoming-course', '/one-to-one/listing']),
  built('training ads [2.31]', ['/training-ad']),
  built('the library [2.31]', ['/library/add', '/library/edit']),
  built('roles and sub-admins [2.31]', ['/roles', '/sub-admin']),
  built('plans [2.31]', ['/trainer-plans', '/trainer-plans/details', '/student-plans', '/student-plans/details']),
  built('the other known routes [2.31]', ['/reports/analytical/details']),
  built('student edit [2.32]', below('/student/edit', 'profile-info', 'skill')),
  built('student detail [2.33]', below('/student/detail', 'personal-info', 'demo-detail', 'activity')),
  built('student batch [2.34]', below('/student/batch', 'list', 'meetings', ...batch)),
  built(
    'trainer detail [2.35]',
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
  built('trainer batch [2.36]', below('/trainer/batch', 'meetings', ...batch)),
  built(
    'agency detail [2.37]',
    below('/agency/detail', 'personal-info', 'skills', 'experience', 'documents', 'activity'),
  ),
  built(
    'course detail [2.38]',
    below('/course/detail', 'info', 'intro-video', 'features', 'curriculum', 'custom-topics'),
  ),
  built('training ad detail [2.39]', below('/training-ad/detail', 'info', 'batches', 'meeting-recording')),
  built('job detail [2.40]', below('/job/detail', 'info', 'proposals')),
  built('messages [2.41]', below('/messages', 'batch-list', 'profile')),
];
