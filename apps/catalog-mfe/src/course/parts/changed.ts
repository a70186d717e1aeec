import { courseStudentCalls } from '@lectern/contract/catalog';
import { course as record } from '../course';

/** What changes with the students and the reviews of a course: its figures, too. */
export const changedStudents = [...record.changed, courseStudentCalls.enrolments, courseStudentCalls.reviews];
