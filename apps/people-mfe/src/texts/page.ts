/** What the pages of one student share. */
export const title = 'Student';
export const theStudent = 'The student';
export const loading = 'Loading the student';
export const noneNamed = 'Student not found';
export const addressHasNone = 'The link is incomplete.';
export const all = 'All students';
