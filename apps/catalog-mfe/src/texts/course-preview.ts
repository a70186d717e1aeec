import { counted } from './counted';

/** A course as its students would see it. */
export const tab = 'Preview as a student';
export const note = 'This is a preview: the course as a student who has it would see it. Nothing is recorded.';
export const notOnSale = 'It isn’t on sale: no new students can get it.';
export const back = 'Back to the course';
export const by = (trainer: string | null): string => (trainer === null ? '' : `By ${trainer}`);
export const before = (price: string): string => `Before: ${price}`;
export const introOf = (title: string): string => `Introduction to ${title}`;
export const noVideo = 'There is no intro video yet.';
export const description = 'Description';
export const noDescription = 'There is no description yet.';
export const lessons = 'Lessons';
export const noLessons = 'No lesson is ready yet, so students would see none.';
export const inSection = (all: number): string => counted(all, 'lesson', 'lessons');
export const isFree = 'Free preview';
export const theLesson = 'The lesson';
export const loading = 'Loading the lesson';
export const noContent = 'There is nothing to see yet.';
export const tryQuiz = 'Try the quiz';
export const quizOf = (title: string, questions: number): string =>
  `${title}: ${counted(questions, 'question', 'questions')}`;
