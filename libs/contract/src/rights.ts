/** Every right of the console: its domain, whether it reads or writes, and the reading right that a writing right brings. */
export interface RightRow {
  readonly domain: 'platform' | 'catalog' | 'people' | 'commerce' | 'content';
  readonly kind: 'read' | 'write';
  readonly needs?: string;
  readonly label: string;
}

const read = (domain: RightRow['domain'], label: string) =>
  ({ domain, kind: 'read', label }) as const satisfies RightRow;
const write = (domain: RightRow['domain'], label: string, needs?: string) =>
  ({ domain, kind: 'write', label, ...(needs ? { needs } : {}) }) as const;

/** The table of rights: the specification's menu rights first in each domain, then those the console adds. */
export const rights = {
  categoryList: read('catalog', 'See categories'),
  categoryEdit: write('catalog', 'Edit categories', 'categoryList'),
  categoryDelete: write('catalog', 'Delete and restore categories', 'categoryList'),
  skillList: read('catalog', 'See skills'),
  skillEdit: write('catalog', 'Edit skills', 'skillList'),
  skillMerge: write('catalog', 'Merge skills', 'skillList'),
  skillDelete: write('catalog', 'Delete and restore skills', 'skillList'),
  courseList: read('catalog', 'See courses'),
  courseEdit: write('catalog', 'Edit courses', 'courseList'),
  coursePublish: write('catalog', 'Publish courses', 'courseList'),
  courseDelete: write('catalog', 'Delete and restore courses', 'courseList'),
  chaptersList: read('catalog', 'See chapters'),
  chapterEdit: write('catalog', 'Edit chapters', 'chaptersList'),
  chapterDelete: write('catalog', 'Delete and restore chapters', 'chaptersList'),
  trainingAdList: read('catalog', 'See training ads'),
  trainingAdEdit: write('catalog', 'Edit training ads', 'trainingAdList'),
  oneToOneList: read('catalog', 'See one-to-one offers'),
  oneToOneEdit: write('catalog', 'Edit one-to-one offers', 'oneToOneList'),
  jobList: read('catalog', 'See jobs'),
  jobEdit: write('catalog', 'Edit jobs', 'jobList'),

  agencyList: read('people', 'See agencies'),
  agencyEdit: write('people', 'Edit agencies', 'agencyList'),
  agencyVerify: write('people', 'Verify agencies', 'agencyList'),
  agencyDelete: write('people', 'Delete and restore agencies', 'agencyList'),
  studentList: read('people', 'See students'),
  studentEdit: write('people', 'Edit students', 'studentList'),
  studentImport: write('people', 'Import students', 'studentList'),
  studentDelete: write('people', 'Delete and restore students', 'studentList'),
  instituteList: read('people', 'See institutes'),
  instituteEdit: write('people', 'Edit institutes', 'instituteList'),
  instituteDelete: write('people', 'Delete and restore institutes', 'instituteList'),
  subadminList: read('people', 'See sub-admins'),
  subadminEdit: write('people', 'Edit sub-admins', 'subadminList'),
  subadminDelete: write('people', 'Delete and restore sub-admins', 'subadminList'),
  trainerList: read('people', 'See trainers'),
  trainerEdit: write('people', 'Edit trainers', 'trainerList'),
  trainerVerify: write('people', 'Verify trainers', 'trainerList'),
  trainerDelete: write('people', 'Delete and restore trainers', 'trainerList'),
  messageList: read('people', 'See messages'),
  messageSend: write('people', 'Send messages', 'messageList'),
  roleList: read('people', 'See roles'),
  roleEdit: write('people', 'Edit roles', 'roleList'),

  paymentLinkGeneration: read('commerce', 'Generate payment links'),
  studentPlanList: read('commerce', 'See student plans'),
  trainerPlanList: read('commerce', 'See trainer plans'),
  planEdit: write('commerce', 'Edit plans', 'studentPlanList'),
  planPublish: write('commerce', 'Publish plans', 'studentPlanList'),
  couponEdit: write('commerce', 'Edit coupons', 'settings'),
  marketingCouponEdit: write('commerce', 'Edit marketing coupons', 'settings'),
  marketingResultDeclare: write('commerce', 'Declare marketing results', 'settings'),
  paymentVerify: write('commerce', 'Verify payments', 'paymentLinkGeneration'),
  refundCreate: write('commerce', 'Refund payments', 'invoiceList'),
  invoiceList: read('commerce', 'See invoices'),
  invoiceIssue: write('commerce', 'Issue invoices', 'invoiceList'),
  reportList: read('commerce', 'See reports'),

  libraryList: read('content', 'See the library'),
  libraryEdit: write('content', 'Edit the library', 'libraryList'),
  libraryDelete: write('content', 'Delete and restore library items', 'libraryList'),
  faqEdit: write('content', 'Edit FAQs', 'settings'),
  liCustomCourse: read('content', 'See custom courses'),
  customCourseEdit: write('content', 'Edit custom courses', 'liCustomCourse'),

  settings: read('platform', 'See settings, coupons and FAQs'),
  settingEdit: write('platform', 'Edit settings', 'settings'),
  userList: read('platform', 'See all accounts'),
  userBlock: write('platform', 'Block accounts', 'userList'),
  impersonateUser: write('platform', 'Impersonate', 'userList'),
  personErase: write('platform', 'Erase people', 'userList'),
  piiReveal: write('platform', 'Reveal personal data'),
  exportData: write('platform', 'Export data'),
  auditView: read('platform', 'See the audit log'),
  remoteManage: write('platform', 'Manage remotes'),
  remoteOverride: write('platform', 'Override a remote for oneself'),
  remoteTry: write('platform', 'Try published releases'),
} as const satisfies Record<string, RightRow>;

export type Right = keyof typeof rights;
export const rightNames = Object.keys(rights) as Right[];
