/**
 * The columns that each list exports, by the path of its call, under the project whose screens show it.
 * Tests compare them with what the API writes and with what each screen offers.
 * So no list offers a column that its export refuses.
 */
export const exportedColumns: Readonly<Record<Project, Readonly<Record<string, string>>>> = {
  shell: {
    'user/list': 'id name status email mobile role lastLoginAt createdAt deletedAt',
  },
  catalog: {
    'category/list': 'id skills courses trainers name slug status path updatedAt deletedAt',
    'skill/list': 'id name slug description status aliases category uses updatedAt deletedAt',
    'quiz/list': `
      id title purpose status passPercent attemptsAllowed questionCount totalMarks lessons tasks
      updatedAt deletedAt`,
    chapters: 'id title status category skill topicCount minutes usedIn updatedAt deletedAt',
    'admin/upcoming-courses': 'id title slug category trainer expectedOn interest status updatedAt deletedAt',
    'job/list': `
      id title city posterName category skill mode budgetKind budget proposals status expiresAt
      createdAt deletedAt`,
    'one-to-one/list': `
      id title trainer skill language sessionMinutes rate currency timeZone slotCount status
      updatedAt deletedAt`,
    'training-ad/list': `
      id title status ownerName skillName languageName startsOn endsOn batchesCount price seats
      publishedAt createdAt updatedAt deletedAt`,
    'admin/course-list': `
      id title slug level status category trainer agency language price lessons enrolments rating
      duration createdAt publishedAt updatedAt deletedAt`,
  },
  commerce: {
    'admin/coupon/list': 'id name code status audience appliesTo discount period used createdAt updatedAt deletedAt',
    'admin/coupon/codes': 'code person state createdAt',
    'payment/list': 'id payerName title amount status marks method provider reference order at',
    'report/sales/rows': 'title personName kind paperNumber discount tax amount at',
    'invoice/list': 'id number payerName description kind placeOfSupply tax total order issuedOn',
    'admin/student-plan-list':
      'id name slug status version prices commission subscribers income createdAt updatedAt deletedAt',
    'admin/trainer-plan-list':
      'id name slug status version prices commission subscribers income createdAt updatedAt deletedAt',
  },
  content: {
    'admin/faqs/list': 'id question status snippet audience category language updatedAt deletedAt',
    'li-custom-course/chapters': 'id title status skill language topics publishedTopics minutes updatedAt deletedAt',
    'li-custom-course/topics-admin': `
      id title summary status chapter skill text words minutes price currency updatedAt deletedAt`,
    'admin/gallery': `
      id title altText credit kind status folder tags fileName bytes uses createdAt updatedAt
      deletedAt`,
  },
  people: {
    'student/list': 'id name leadState status email mobile country owner institute createdAt updatedAt deletedAt',
    'trainer/list': `
      id name headline status email mobile agency country skills rating openParts createdAt
      updatedAt deletedAt`,
    'agency/list': `
      id name contact status email mobile country city onboardingStep trainersCount openParts
      createdAt updatedAt deletedAt`,
    'batch/list': `
      id title kind timeZone status skillName courseTitle trainerName seats startsAt endsAt
      bookingClosesAt updatedAt deletedAt`,
    'admin/institutes/list': `
      id countryName name code kind status city addressLine postalCode notes contactName
      contactEmail contactMobile website studentsCount seatLimit createdAt updatedAt deletedAt`,
    'role/list': 'id name description isSalesTeam status rights usersCount createdAt updatedAt deletedAt',
    'admin/user-list': `
      id name email role jobTitle team notes manager countries status lastLoginAt createdAt
      updatedAt deletedAt`,
    'batch/members': 'name state createdAt email more',
    'batch/report': 'name meetings lessons tasks marks',
    'batch/submissions': 'student state attempt at late marks',
  },
};
type Project = 'shell' | 'catalog' | 'commerce' | 'content' | 'people';

interface Offered {
  readonly id: string;
  readonly exported?: string | false;
}

/** The columns of a screen that the export of its list would refuse. */
export const refusedColumns = (project: Project, path: string, columns: readonly Offered[]): string[] => {
  const known = exportedColumns[project][path]?.trim().split(/\s+/) ?? [];
  return columns.flatMap(({ id, exported }) => (exported === false || known.includes(exported ?? id) ? [] : [id]));
};
