/** A menu entry of the specification's chapters 2 and 6. */
export interface SpecifiedEntry {
  /** Numbers of docs/requirements.md that the entry holds. */
  readonly requirements: string;
  readonly path: string;
  readonly title?: string;
  readonly right: string;
  /** Rights of other work that the same entry leads to, as well as the specified one. */
  readonly also?: readonly string[];
  readonly group?: string;
}

const entry = (
  requirements: string,
  path: string,
  title: string,
  right: string,
  also: readonly string[] = [],
): SpecifiedEntry => ({
  requirements,
  path,
  title,
  right,
  also,
});

export const builtEntries: readonly SpecifiedEntry[] = [
  entry('1.2, 2.12', '/category/list', 'Categories', 'categoryList'),
  entry('1.2, 2.13', '/category/skills', 'Skills', 'skillList'),
  entry('1.2, 2.19', '/course/video-course', 'Video Courses', 'courseList'),
  entry('1.2, 2.22', '/chapters', 'Chapters', 'chaptersList'),
  entry('2.14', '/agency', 'Agencies', 'agencyList'),
  entry('1.2, 2.15', '/student', 'Students', 'studentList'),
  entry('1.2, 2.16', '/institutes', 'Institutes', 'instituteList'),
  entry('1.2, 2.17', '/sub-admin', 'Sub-admin', 'subadminList'),
  entry('1.2, 2.18', '/student/quick-paylink', 'Generate Payment Link', 'paymentLinkGeneration'),
  entry('1.2, 2.21', '/student-plans', 'Student Plans', 'studentPlanList'),
  // Finance reads coupons and their uses.
  entry('1.2, 2.23', '/coupon/listing', 'Coupon', 'settings', ['reportList']),
  entry('1.2, 2.24', '/marketing-coupon/listing', 'Marketing Coupon', 'settings'),
  { ...entry('1.2, 2.25', '/reports/analytical', 'Analytical Report', 'reportList'), group: 'Reports' },
  // The overview of remotes is a tab of the settings.
  entry('1.2, 2.26', '/setting', 'Settings', 'settings', ['remoteManage']),
  entry('1.2, 2.20', '/library', 'Library', 'libraryList'),
  entry('1.2, 2.27', '/FAQs', 'FAQs', 'settings'),
  // The specification names their group, and no titles.
  { ...entry('2.28', '/li-custom-course/chapter', 'Chapters', 'liCustomCourse'), group: 'Custom Course' },
  { ...entry('2.28', '/li-custom-course/topic', 'Topics', 'liCustomCourse'), group: 'Custom Course' },
];

/** Not built yet: an entry moves above with its screen. */
export const missingEntries: readonly SpecifiedEntry[] = [];
