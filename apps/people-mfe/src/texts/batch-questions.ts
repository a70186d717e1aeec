import { counted } from './counted';

/** The questions of a quiz. */
export const title = (quiz: string): string => `Questions of ${quiz}`;
export const theQuestions = 'The questions';
export const loading = 'Loading the questions';
export const questions = 'Questions';
export const one = 'question';
export const question = 'Question';
export const kind = 'Kind';
export const marks = 'Marks';
export const negative = 'Minus for a wrong answer';
export const options = 'Options';
export const oneOption = 'option';
export const option = 'Option';
export const isRight = 'Right answer';
export const answerNumber = 'Right number';
export const tolerance = 'Tolerance';
export const toleranceHelp = 'How far an answer may be off';
export const explanation = 'Explanation';
export const inAll = (count: number, marksInAll: number): string =>
  `${counted(count, 'question', 'questions')}, ${counted(marksInAll, 'mark', 'marks')} together`;
export const save = 'Save questions';
export const saved = 'Saved';
export const remarked = (n: number): string => `Saved. ${counted(n, 'submission is', 'submissions are')} marked again.`;
export const begun = 'Students have begun it. Texts, answers and marks can be changed; questions and options stay.';
export const isGraded = 'Its marks are shown: it can’t be changed.';
export const readOnly = 'You may read the questions, but not change them.';
export const noun = 'quiz';
export const empty = (n: number): string => `Question ${n}`;
export const notWritten = 'Not written yet';
