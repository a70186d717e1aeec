export const listPath = '/course/video-course';
/** The courses that wait for review. */
export const reviewPath = `${listPath}?filter%5Bstatus%5D=eq%3Areview`;

/** The tabs of a course, as the address has them. */
export const courseTabs = {
  info: '/course/detail/info',
  introVideo: '/course/detail/intro-video',
  features: '/course/detail/features',
  curriculum: '/course/detail/curriculum',
  topics: '/course/detail/custom-topics',
  students: '/course/detail/students',
  reviews: '/course/detail/reviews',
} as const;
export type CourseTab = keyof typeof courseTabs;

export const tabPath = (tab: CourseTab, id: number): string => `${courseTabs[tab]}?id=${id}`;
export const infoPath = (id: number): string => tabPath('info', id);
/** The course as a student would see it. */
export const previewPath = (id: number): string => `/course/detail/preview?id=${id}`;
