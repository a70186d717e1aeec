/** Both sides show the same batch: from a student, or from a trainer. */
export type Side = 'student' | 'trainer';

/** The side that an address is on. */
export const sideOf = (pathname: string): Side => (pathname.startsWith('/trainer/') ? 'trainer' : 'student');

export const listPath = '/student/batch/list';
export const newPath = '/student/batch/edit';
export const editPath = (id: number): string => `/student/batch/edit?id=${id}`;
/** One tab of a batch. */
export const tabPath = (side: Side, tab: string, id: number): string => `/${side}/batch/${tab}?id=${id}`;
export const batchPath = (id: number): string => tabPath('student', 'meetings', id);
/** The batches of one trainer. */
export const listOfTrainer = (trainerId: number): string =>
  `${listPath}?${new URLSearchParams({ 'filter[trainerId]': `eq:${trainerId}` })}`;
/** The batches of one student. */
export const listOfStudent = (studentId: number): string =>
  `${listPath}?${new URLSearchParams({ 'filter[studentId]': `eq:${studentId}` })}`;
