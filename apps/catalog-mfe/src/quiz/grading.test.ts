import type { QuizQuestionInput } from '@lectern/contract/catalog';
import { isRight, marksFor, noAnswer } from './grading';

const question = (more: Partial<QuizQuestionInput>): QuizQuestionInput => ({
  kind: 'multiple',
  bodyHtml: '<p>Which?</p>',
  marks: 2,
  negativeMarks: 0.5,
  options: [true, false, true].map((isCorrect, at) => ({ bodyHtml: `<p>${at}</p>`, isCorrect })),
  ...more,
});
const number = question({ kind: 'number', options: [], answerNumber: 9.8, answerTolerance: 0.05 });
const text = question({ kind: 'text', options: [], answerTexts: ['New Delhi'] });

test.each([
  ['every right option and no other', question({}), { chosen: [0, 2], typed: '' }, true],
  ['a right option alone', question({}), { chosen: [0], typed: '' }, false],
  ['a wrong option too', question({}), { chosen: [0, 1, 2], typed: '' }, false],
  ['a number within the tolerance', number, { chosen: [], typed: '9.75' }, true],
  ['a number beyond it', number, { chosen: [], typed: '9.74' }, false],
  ['no number', number, { chosen: [], typed: 'ten' }, false],
  ['a text whatever its capitals and spaces', text, { chosen: [], typed: '  new  DELHI ' }, true],
  ['another text', text, { chosen: [], typed: 'Delhi' }, false],
])('%s', (_what, given, answer, expected) => expect(isRight(given, answer)).toBe(expected));

test('a wrong answer takes marks off, a question that was left does not', () =>
  expect(
    [{ chosen: [0, 2], typed: '' }, { chosen: [1], typed: '' }, noAnswer].map((answer) =>
      marksFor(question({}), answer),
    ),
  ).toEqual([2, -0.5, 0]));
