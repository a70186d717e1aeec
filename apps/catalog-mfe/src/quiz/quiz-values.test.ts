import type { Quiz } from '@lectern/contract/catalog';
import { marksOf, newQuestion, newValues, questionText, quizForm, wireQuestion } from './quiz-values';

const question = { ...newQuestion([]), bodyHtml: '<p>Which?</p>' };

test('of true or false one of the two is right, whatever other options the form holds', () => {
  const sent = wireQuestion({ ...question, kind: 'true_false', rightOne: 'false' });
  expect(sent.options?.map(({ isCorrect }) => isCorrect)).toEqual([false, true]);
  const quiz = {
    ...quizForm.read(newValues).wire,
    questions: [{ ...sent, id: 1, answerTexts: [] }],
  } as unknown as Quiz;
  expect(quizForm.valuesOf(quiz).questions[0]?.rightOne).toBe('false');
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

test('marks that are no number are refused at their question, and count nothing in the sum', async () => {
  const written = { ...question, kind: 'text', answerTexts: ['red'] } as const;
  const wrong = { ...written, marks: 'two' };
  expect(marksOf([{ ...question, marks: '1.5' }, wrong, { ...question, marks: '' }])).toBe(1.5);
  const quiz = { ...newValues, title: 'Colours', questions: [written, wrong] };
  expect(await quizForm.errorsOf(quiz)).toEqual([{ path: 'questions[1].marks', message: expect.any(String) }]);
});

test('a long question is cut for its row', () =>
  expect(questionText({ bodyHtml: `<p>${'a'.repeat(61)}</p>` })).toBe(`${'a'.repeat(60)}…`));
