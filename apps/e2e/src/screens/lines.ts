import type { RoleId } from '../harness';

interface Details {
  /** What is there once everything was read; a row of a list where nothing is named. */
  readonly ready?: string;
  /** The dialog that the primary action opens, by its name. */
  readonly opens?: string;
  /** The entry of the menu that is marked. */
  readonly under?: string;
  /** Who opens it, the super admin where nobody is named; `nobody` has not signed in. */
  readonly who?: RoleId | 'nobody';
}

/** A screen as everybody meets it: its path, its title, the first thing that people do on it, and what shows that it is there. */
export interface ScreenLine extends Details {
  /** `:student`, `:coupon`, `:campaign`, `:account`, `:item` and `:batch` are ids of the demo data, in other texts their names. */
  readonly path: string;
  /** In the title of the window. */
  readonly title: string;
  /** The primary action, by its name. */
  readonly primary: string;
}

const screen = (path: string, title: string, primary: string, details: Details = {}): ScreenLine => ({
  path,
  title,
  primary,
  ...details,
});
const [form, tree, file, head] = ['form', '[data-category]', 'input[type=file]', 'main h2'];
const report = 'Analytical Report';

/** The tabs of a batch, the same on both sides. */
const batchTabs = (side: 'student' | 'trainer', mark: Details = {}): readonly ScreenLine[] => {
  const tab = (name: string, primary: string, details: Details = {}) =>
    screen(`/${side}/batch/${name}?id=:batch`, ':batch', primary, { ...mark, ...details });
  return [
    tab('meetings', 'Edit', { ready: 'main table' }),
    tab('members', 'Add students', { ready: 'main table' }),
    tab('messages', 'Send', { ready: '.message' }),
    tab('curriculum', 'Add section', { ready: 'tr[data-row]' }),
    tab('quiz-assignment', 'Add assignment'),
    tab('report', 'Copy link', { ready: '.row-bars' }),
    tab('drive', 'Add files', { opens: 'Add files' }),
    tab('payment', 'Copy link', { ready: '.money-sums' }),
    tab('activities', 'Copy link', { ready: '.timeline-list' }),
  ];
};

/**
 * Each route of the console, one line a route, and one for each other dialog or view of its own. Views of deleted records are
 * here as a table, a tree and pictures. All other lists show theirs with the same parts.
 */
export const screens: readonly ScreenLine[] = [
  screen('/auth/login', 'Sign in', 'Sign in', { ready: form, who: 'nobody' }),
  screen('/auth/forgot-password', 'Forgot password', 'Send link', { ready: form, who: 'nobody' }),
  screen('/auth/reset-password#token=x', 'Set a new password', 'Set password', { ready: form, who: 'nobody' }),
  screen('/', 'Home', 'New coupon', { ready: 'main:not(:has(.home-waiting, .home-cell-waiting)) .day-bars svg' }),
  screen('/no/such/place', 'Page Not Found', 'Back To Home', { ready: 'main a' }),
  screen('/student-area', 'Student area', 'Logout', { ready: head, who: 15 }),
  screen('/change-password', 'Change password', 'Change password', { ready: form }),
  screen('/setting/my-sessions', 'My sessions', 'Actions for Chrome on Linux', { under: 'Settings' }),
  screen('/setting/remotes', 'Remotes', 'Actions for catalog-mfe', { under: 'Settings' }),
  screen('/setting/remotes?remote=catalog-mfe', 'Remotes', 'Add key…', {
    under: 'Settings',
    opens: 'Add a key of catalog-mfe',
  }),
  screen('/setting/general', 'General', 'Discard changes', { under: 'Settings', ready: form }),
  screen('/setting/mail', 'E-mail', 'Send a test', {
    under: 'Settings',
    ready: 'main [role=status]',
    opens: 'Send a test e-mail',
  }),
  screen('/users', 'Users', 'Invite…', { under: 'Users', opens: 'Invite a colleague' }),
  screen('/users/view?id=:account', ':account', 'More actions for :account', { ready: 'main dl', under: 'Users' }),
  screen('/category/list', 'Categories', 'New category', { ready: tree, under: 'Categories', opens: 'New category' }),
  screen('/category/list?deleted=only', 'Categories', 'Back to categories', { ready: 'main h1', under: 'Categories' }),
  screen('/category/skills', 'Skills', 'Add skill', { under: 'Skills', opens: 'New skill' }),
  screen('/category/skills/import', 'Import skills', 'Choose a file', { ready: file, under: 'Skills' }),
  screen('/course/quizzes', 'Quizzes', 'Add quiz', { under: 'Quizzes' }),
  screen('/course/quizzes/edit?id=new', 'Quiz', 'Add quiz', { ready: form, under: 'Quizzes' }),
  screen('/course/quizzes/edit?id=3', 'Angles: check 1', 'Copy link', { ready: form, under: 'Quizzes' }),
  screen('/course/detail/intro-video?id=1', 'Algebra from the beginning', 'Replace', {
    ready: 'main figure',
    under: 'Video Courses',
  }),
  screen('/course/detail/curriculum?id=1', 'Algebra from the beginning', 'Add section', {
    ready: 'tr[data-row]',
    under: 'Video Courses',
  }),
  screen('/setting/uploads', 'Uploads', 'Discard changes', { under: 'Settings', ready: form }),
  screen('/setting/payments', 'Payments', 'Actions for Sandbox', { under: 'Settings', ready: '.money-table tbody tr' }),
  screen('/setting/currencies', 'Currencies and price conversion', 'New rate for USD', {
    under: 'Settings',
    ready: '.money-table tbody tr',
  }),
  screen('/setting/taxes', 'Taxes', 'New tax rate', { under: 'Settings', ready: '.money-table tbody tr' }),
  screen('/setting/seller', 'Seller', 'Discard changes', { under: 'Settings', ready: form }),
  screen('/course/video-course', 'Video Courses', 'Add course', { under: 'Video Courses', opens: 'New course' }),
  ...['info', 'features', 'custom-topics'].map((tab) =>
    screen(`/course/detail/${tab}?id=1`, 'Algebra from the beginning', 'Unpublish…', {
      ready: form,
      under: 'Video Courses',
    }),
  ),
  ...['students', 'reviews'].map((tab) =>
    screen(`/course/detail/${tab}?id=1`, 'Algebra from the beginning', 'Unpublish…', { under: 'Video Courses' }),
  ),
  screen('/course/detail/preview?id=1', 'Algebra from the beginning', 'Back to the course', {
    ready: 'main article',
    under: 'Video Courses',
  }),
  screen('/chapters', 'Chapters', 'Add chapter', { under: 'Chapters', opens: 'New chapter' }),
  screen('/course/upcoming-course', 'Upcoming Courses', 'Add upcoming course', {
    under: 'Upcoming Courses',
    opens: 'New upcoming course',
  }),
  screen('/job', 'Jobs', 'Add job', { under: 'Jobs', opens: 'New job' }),
  screen('/job/detail/info?id=1', 'Weekly lessons: JavaScript', 'Edit', { ready: head, under: 'Jobs' }),
  screen('/job/detail/proposals?id=1', 'Weekly lessons: JavaScript', 'Edit', { under: 'Jobs' }),
  screen('/one-to-one/listing', 'One-to-one', 'Add offer', { under: 'One-to-one', opens: 'New offer' }),
  screen('/roles', 'Roles', 'Add role', { under: 'Roles' }),
  screen('/roles/edit', 'Role', 'Find a right', { ready: form, under: 'Roles' }),
  screen('/roles/edit?id=100', 'Content editor', 'Find a right', { ready: form, under: 'Roles' }),
  screen('/sub-admin', 'Sub-admin', 'Add sub-admin', { under: 'Sub-admin', opens: 'New sub-admin' }),
  screen('/institutes', 'Institutes', 'Add institute', { under: 'Institutes', opens: 'New institute' }),
  screen('/student', 'Students', 'Add student', { under: 'Students' }),
  screen('/student', 'Students', 'Find by mobile', { under: 'Students', opens: 'Find by mobile' }),
  screen('/student?deleted=only', 'Students', 'Back to students', { under: 'Students' }),
  screen('/student/batch/list', 'Batches', 'Add batch', { under: 'Students' }),
  screen('/student/batch/edit', 'Batch', 'Add batch', { ready: form, under: 'Students' }),
  screen('/student/import', 'Import students', 'Choose a file', { ready: file, under: 'Students' }),
  screen('/student/merge', 'Duplicate students', 'All students', { ready: head, under: 'Students' }),
  screen('/student/edit/profile-info', 'Profile', 'Add student', { ready: form, under: 'Students' }),
  screen('/student/edit/profile-info?id=:student', ':student', 'Save', { ready: form, under: 'Students' }),
  screen('/student/edit/skill?id=:student', ':student', 'Save', { ready: form, under: 'Students' }),
  screen('/student/detail/personal-info?id=:student', ':student', 'Edit', { ready: head, under: 'Students' }),
  screen('/student/detail/demo-detail?id=:student', ':student', 'Add demo lesson', {
    ready: 'main h1',
    under: 'Students',
    opens: 'Add demo lesson',
  }),
  screen('/trainer', 'Trainers', 'Add trainer', { under: 'Trainers' }),
  screen('/trainer/edit', 'Personal info', 'Add trainer', { ready: form, under: 'Trainers' }),
  screen('/trainer/review', 'Verification queue', 'Approve A', { ready: '.review-item', under: 'Trainers' }),
  ...['personal-info', 'skills', 'experience', 'resume', 'certification', 'education-info', 'demo-detail'].map((tab) =>
    screen(`/trainer/detail/${tab}?id=1`, 'Amina Wanjiru', 'Edit', { ready: head, under: 'Trainers' }),
  ),
  screen('/trainer/detail/week?id=1', 'Amina Wanjiru', 'Edit', { ready: '.week', under: 'Trainers' }),
  screen('/trainer/detail/activity?id=1', 'Amina Wanjiru', 'Edit', { ready: 'main h1', under: 'Trainers' }),
  screen('/agency', 'Agencies', 'Add agency', { under: 'Agencies' }),
  screen('/agency/onboarding', 'Onboarding', 'Create agency', { ready: form, under: 'Agencies' }),
  screen('/agency/edit?id=1', 'Bright Minds', 'Save', { ready: form, under: 'Agencies' }),
  ...['personal-info', 'skills', 'experience', 'documents'].map((tab) =>
    screen(`/agency/detail/${tab}?id=1`, 'Bright Minds', 'Edit', { ready: head, under: 'Agencies' }),
  ),
  screen('/agency/detail/activity?id=1', 'Bright Minds', 'Edit', { ready: 'main h1', under: 'Agencies' }),
  screen('/student/detail/activity?id=:student', ':student', 'Edit', { ready: 'main h1', under: 'Students' }),
  screen('/messages/batch-list', 'Messages', 'New message', { under: 'Messages', opens: 'New message to' }),
  screen('/messages/profile?conversationId=1', 'Messages', 'New message', { ready: '.message', under: 'Messages' }),
  ...batchTabs('student', { under: 'Students' }),
  ...batchTabs('trainer', { under: 'Trainers' }),
  screen('/training-ad', 'Training Ads', 'Add training ad', { under: 'Training Ads', opens: 'New training ad' }),
  screen('/training-ad/detail/info?id=1', 'JavaScript, evening group, live', 'Pause…', {
    ready: form,
    under: 'Training Ads',
  }),
  screen('/training-ad/detail/meeting-recording?id=11', 'DELE foundations, weekend group, live', 'Add a recording', {
    ready: '.ad-batches li',
    under: 'Training Ads',
    opens: 'New recording',
  }),
  screen('/training-ad/detail/batches?id=1', 'JavaScript, evening group, live', 'Add a batch', {
    ready: '.ad-batches li',
    under: 'Training Ads',
    opens: 'Add a batch to this ad',
  }),
  screen('/student/quick-paylink', 'Generate Payment Link', 'Start over', {
    ready: '.paylink-pick [role=option] b',
    under: 'Generate Payment Link',
  }),
  screen('/student/quick-paylink/links', 'Payment links', 'Generate payment link', {
    ready: 'main h1',
    under: 'Generate Payment Link',
  }),
  screen('/quick-paylink', 'Generate Payment Link', 'Start over', { ready: '.paylink-pick [role=option] b' }),
  screen('/student-plans', 'Student Plans', 'Add student plan', { under: 'Student Plans' }),
  screen('/student-plans/create', 'New student plan', 'Create plan', { ready: form, under: 'Student Plans' }),
  screen('/student-plans/update?id=3', 'Learner', 'Save', { ready: form, under: 'Student Plans' }),
  screen('/student-plans/details?id=3', 'Learner', 'Edit', { ready: '.record-head', under: 'Student Plans' }),
  screen('/student-plans/details/draft?id=3', 'Learner', 'Save draft', { ready: form, under: 'Student Plans' }),
  screen('/student-plans/details/subscribers?id=3', 'Learner', 'Edit', {
    ready: '.record-head',
    under: 'Student Plans',
  }),
  screen('/student-plans/details/versions?id=3', 'Learner', 'Edit', { ready: '.record-head', under: 'Student Plans' }),
  screen('/trainer-plans', 'Trainer Plans', 'Add trainer plan'),
  screen('/trainer-plans/create', 'New trainer plan', 'Create plan', { ready: form }),
  screen('/trainer-plans/update?id=2', 'Professional', 'Save', { ready: form }),
  screen('/trainer-plans/details?id=2', 'Professional', 'Edit', { ready: '.record-head' }),
  screen('/trainer-plans/details/draft?id=2', 'Professional', 'Save draft', { ready: form }),
  screen('/trainer-plans/details/subscribers?id=2', 'Professional', 'Edit', { ready: '.record-head' }),
  screen('/trainer-plans/details/versions?id=2', 'Professional', 'Edit', { ready: '.record-head' }),
  screen('/subscription-plan', 'Subscriptions', 'Filter', { ready: 'main h1' }),
  screen('/subscription-plan/details', 'Subscription', 'All subscriptions', { ready: 'main h1' }),
  screen('/coupon/listing', 'Coupon', 'Add coupon', { under: 'Coupon' }),
  screen('/coupon/create', 'New coupon', 'Create coupon', { ready: form, under: 'Coupon' }),
  screen('/coupon/update?id=:coupon', ':coupon', 'Save', { ready: form, under: 'Coupon' }),
  screen('/coupon/view?id=:coupon', ':coupon', 'Edit', { under: 'Coupon' }),
  screen('/marketing-coupon/listing', 'Marketing Coupon', 'Add marketing coupon', { under: 'Marketing Coupon' }),
  screen('/marketing-coupon/create', 'New marketing coupon', 'Create marketing coupon', {
    ready: form,
    under: 'Marketing Coupon',
  }),
  screen('/marketing-coupon/update?id=:campaign', ':campaign', 'Save', { ready: form, under: 'Marketing Coupon' }),
  screen('/marketing-coupon/view?id=:campaign', ':campaign', 'Declare result…', { under: 'Marketing Coupon' }),
  screen('/marketing-coupon/view/codes?id=:campaign', ':campaign', 'Edit', { under: 'Marketing Coupon', ready: head }),
  screen('/marketing-coupon/view/terms?id=:campaign', ':campaign', 'Edit', { under: 'Marketing Coupon', ready: head }),
  screen('/reports/analytical/sales', 'Analytical Report', 'Export', { under: report, ready: '.line-chart svg' }),
  screen('/reports/analytical/signups', 'Analytical Report', 'Export', { under: report, ready: '.line-chart svg' }),
  screen('/reports/analytical/coupons', 'Analytical Report', 'Export', { under: report, ready: '.line-chart svg' }),
  screen('/reports/analytical/subscriptions', 'Analytical Report', 'Export', {
    under: report,
    ready: '.line-chart svg',
  }),
  screen('/reports/analytical/videos', 'Analytical Report', 'Export', { under: report, ready: '.line-chart svg' }),
  screen('/reports/analytical/details?trainerId=1', 'Views of a trainer', 'All trainers', {
    under: report,
    ready: '.line-chart svg',
  }),
  screen('/reports/reconcile', 'Reconcile', 'Compare now', { under: 'Reconcile', ready: '.reconcile-runs, main h1' }),
  screen('/payment/list', 'Payments', 'Export', { ready: '.money-sums', under: 'Payments' }),
  screen('/payment/view', 'Payment', 'All payments', { ready: 'main h1', under: 'Payments' }),
  screen('/invoice/list', 'Invoices', 'Export', { ready: 'main h1', under: 'Invoices' }),
  screen('/invoice/view', 'Invoice', 'All invoices', { ready: 'main h1', under: 'Invoices' }),
  screen('/library', 'Library', 'Folders…', { under: 'Library', opens: 'Folders' }),
  screen('/library?as=table', 'Library', 'Add files', { under: 'Library' }),
  screen('/library?deleted=only', 'Library', 'Back to library items', { under: 'Library', ready: 'main h1' }),
  screen('/library/add', 'Add files', 'Choose files…', { under: 'Library', ready: file }),
  screen('/library/edit?id=:item', ':item', 'Save', { under: 'Library', ready: form }),
  screen('/li-custom-course/chapter', 'Chapters', 'Add chapter', { under: 'Chapters', opens: 'New chapter' }),
  screen('/li-custom-course/topic', 'Topics', 'Add topic', { under: 'Topics', opens: 'New topic' }),
  screen('/FAQs', 'FAQs', 'Add FAQ', { under: 'FAQs', opens: 'New FAQ' }),
  screen('/FAQs?filter[categoryId]=eq:1', 'FAQs', 'Categories', { under: 'FAQs', opens: 'FAQ categories' }),
  screen('/editor', 'Editor', 'Show what would be stored', { ready: '.ck-editor__editable' }),
];
