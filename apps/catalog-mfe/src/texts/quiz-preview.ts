import { counted } from './counted';

/** A quiz as a student sees it. */
export const title = 'Preview';
export const whatItIs = 'This is what a student sees. Nothing is kept.';
export const questionOf = (n: number, all: number): string => `Question ${n} of ${all}`;
export const marksOf = (n: number): string => counted(n, 'mark', 'marks');
export const number = 'Your number';
export const text = 'Your answer';
export const check = 'Check answers';
export const again = 'Answer again';
export const right = 'Right';
export const wrong = 'Wrong';
export const explanation = 'Explanation';
export const result = (marks: number, all: number, passes: boolean): string =>
  `${marks.toLocaleString('en-GB')} of ${counted(all, 'mark', 'marks')}: ${passes ? 'passed' : 'not passed'}`;
export const limit = (minutes: string): string => `Time limit: ${minutes}`;
export const minutes = (seconds: number): string =>
  seconds % 60 === 0 ? counted(seconds / 60, 'minute', 'minutes') : counted(seconds, 'second', 'seconds');
export const noQuestions = 'It has no questions yet.';
export const close = 'Close';
