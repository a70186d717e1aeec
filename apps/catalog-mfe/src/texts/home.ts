/** The block of the home page. */
export const title = 'Categories';
export const failed = 'The categories could not be counted.';

/** Courses that wait for review. */
export const coursesFailed = 'The courses could not be read.';
export const noCourses = 'No course waits for review.';
export const allCourses = (count: number): string => `View all ${count} courses`;

/** Proposals that wait for a decision. */
export const proposalsFailed = 'The proposals could not be read.';
export const noProposals = 'No proposal waits for a decision.';
export const proposalOf = (trainer: string, amount: string): string => `${trainer} · ${amount}`;
