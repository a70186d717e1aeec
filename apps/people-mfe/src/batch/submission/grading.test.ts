import type { Question, TaskRow } from '@lectern/contract/people';
import { gradeFieldOf, gradeSchema, sumOf, wireMarks } from './grading';

const quiz = { kind: 'quiz', maxMarks: 5 } as TaskRow;
const questions = [
  { id: 7, marks: 3, negativeMarks: 1 },
  { id: 8, marks: 2, negativeMarks: 0 },
] as Question[];
const values = (seven: string, eight: string) => ({ marks: { q7: seven, q8: eight }, feedback: '' });

test('marks are sent by the id of their question, and their sum is never below 0', () => {
  expect(wireMarks(quiz, questions, values('2.5', '1'))).toEqual({ 7: 2.5, 8: 1 });
  expect([sumOf(values('2.5', '1')), sumOf(values('-1', ''))]).toEqual([3.5, 0]);
});

test.each([
  ['3', '2', true],
  ['-1', '0', true],
  ['3.5', '0', false],
  ['1', '', false],
  ['x', '1', false],
])('marks %s and %s are taken: %s', async (seven, eight, isTaken) => {
  expect(await gradeSchema(quiz, questions).isValid(values(seven, eight))).toBe(isTaken);
});

test('what the API refuses is shown at its question', () => {
  expect([gradeFieldOf('questionMarks.7'), gradeFieldOf('questionMarks.all')]).toEqual(['marks.q7', 'marks.all']);
});
