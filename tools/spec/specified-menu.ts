/** A menu entry of the specification's chapters 2 and 6. */
export interface SpecifiedEntry {
  readonly path: string;
  readonly title?: string;
  readonly right: string;
  /** Rights of other work that the same entry leads to, as well as the specified one. */
  readonly also?: readonly string[];
  readonly group?: string;
}

const entry = (path: string, title: string, right: string, also: readonly string[] = []): SpecifiedEntry => ({
  path,
  title,
  right,
  also,
});

export const builtEntries: readonly SpecifiedEntry[] = [
  entry('/category/list', 'Categories', 'categoryList'),
  entry('/category/skills', 'Skills', 'skillList'),
  entry('/course/video-course', 'Video Courses', 'courseList'),
  entry('/chapters', 'Chapters', 'chaptersList'),
  entry('/agency', 'Agencies', 'agencyList'),
  entry('/student', 'Students', 'studentList'),
  entry('/institutes', 'Institutes', 'instituteList'),
  entry('/sub-admin', 'Sub-admin', 'subadminList'),
  // Finance reads coupons and their uses.
  entry('/coupon/listing', 'Coupon', 'settings', ['reportList']),
  // The overview of remotes is a tab of the settings.
  entry('/setting', 'Settings', 'settings', ['remoteManage']),
  entry('/library', 'Library', 'libraryList'),
  entry('/FAQs', 'FAQs', 'settings'),
  // The specification names their group, and no titles.
  { ...entry('/li-custom-course/chapter', 'Chapters', 'liCustomCourse'), group: 'Custom Course' },
  { ...entry('/li-custom-course/topic', 'Topics', 'liCustomCourse'), group: 'Custom Course' },
];

/** Not built yet: an entry moves above with its screen. */
export const missingEntries: readonly SpecifiedEntry[] = [
  entry('/student/quick-paylink', 'Generate Payment Link', 'paymentLinkGeneration'),
  entry('/student-plans', 'Student Plans', 'studentPlanList'),
  entry('/marketing-coupon/listing', 'Marketing Coupon', 'settings'),
  { ...entry('/reports/analytical', 'Analytical Report', 'reportList'), group: 'Reports' },
];
