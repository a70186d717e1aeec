/** What the pages of one student share. */
export const title = 'Student';
export const theStudent = 'The student';
export const loading = 'Loading the student';
export const noneNamed = 'No student is named';
export const addressHasNone = 'The address has no number of a student.';
export const all = 'All students';
