/** The block of the home page. */
export const title = 'Categories';
export const failed = 'The categories could not be counted.';

/** Courses that wait for review. */
export const coursesFailed = 'The courses could not be read.';
export const noCourses = 'No course waits for review.';
export const allCourses = (count: number): string => `View all ${count} courses`;
