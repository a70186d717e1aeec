import type { Quiz } from '@lectern/contract/catalog';
import {
  marksOf,
  newQuestion,
  newValues,
  questionText,
  quizSchema,
  valuesOf,
  wireQuestion,
  wireQuiz,
} from './quiz-values';

const question = { ...newQuestion([]), bodyHtml: '<p>Which?</p>' };

test('of true or false one of the two is right, whatever other options the form holds', () => {
  const sent = wireQuestion({ ...question, kind: 'true_false', rightOne: 'false' });
  expect(sent.options?.map(({ isCorrect }) => isCorrect)).toEqual([false, true]);
  const quiz = { ...wireQuiz(newValues), questions: [{ ...sent, id: 1, answerTexts: [] }] } as unknown as Quiz;
  expect(valuesOf({ ...quiz, passPercent: 40 }).questions[0]?.rightOne).toBe('false');
});

test('a question sends the answer of its own kind alone', () => {
  const typed = { ...question, answerNumber: '1,000.5', answerTolerance: '', answerTexts: ['red'] };
  expect(wireQuestion({ ...typed, kind: 'number' })).toMatchObject({
    options: [],
    answerNumber: 1000.5,
    answerTolerance: 0,
  });
  expect(wireQuestion({ ...typed, kind: 'number' })).not.toHaveProperty('answerTexts');
  expect(wireQuestion({ ...typed, kind: 'text' })).toMatchObject({ options: [], answerTexts: ['red'] });
  expect(wireQuestion({ ...typed, kind: 'text' })).not.toHaveProperty('answerNumber');
});

test('a new question is of the kind and marks of the one before it', () => {
  const before = { ...question, kind: 'multiple', marks: '2', negativeMarks: '0.5' } as const;
  expect(newQuestion([question, before])).toMatchObject({
    id: null,
    kind: 'multiple',
    marks: '2',
    negativeMarks: '0.5',
    bodyHtml: '',
  });
});

test('marks that are no number are refused, and count nothing in the sum', () => {
  const wrong = { ...question, marks: 'two' };
  expect(marksOf([{ ...question, marks: '1.5' }, wrong, { ...question, marks: '' }])).toBe(1.5);
  expect(quizSchema.isValidSync({ ...newValues, title: 'Colours', questions: [wrong] })).toBe(false);
});

test('a long question is cut for its row', () =>
  expect(questionText({ bodyHtml: `<p>${'a'.repeat(61)}</p>` })).toBe(`${'a'.repeat(60)}…`));
