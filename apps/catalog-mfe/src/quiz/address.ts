export const listPath = '/course/quizzes';
/** The page of a quiz, or of a new one. */
export const quizPath = (id: number | 'new'): string => `/course/quizzes/edit?id=${id}`;
