import { newQuestion, questionsForm, wireQuestion, type QuestionValues } from './question-values';

const question = (more: Partial<QuestionValues> = {}): QuestionValues => ({
  ...newQuestion([]),
  bodyHtml: '<p>Why?</p>',
  options: [
    { key: 'a', textHtml: '<p>A</p>', isRight: true },
    { key: 'b', textHtml: '<p>B</p>', isRight: false },
  ],
  ...more,
});
const errorOf = async (more: Partial<QuestionValues>): Promise<unknown> => {
  const [first] = await questionsForm.errorsOf({ questions: [question(more)] });
  return first && [first.path, first.message];
};

test('the right answers of a question are the keys of its options', () => {
  expect(wireQuestion(question())).toMatchObject({ answerKeys: ['a'], marks: 1, negativeMarks: 0 });
  expect(wireQuestion(question({ kind: 'number', answerNumber: '1,500.5', tolerance: '' }))).toMatchObject({
    options: [],
    answerKeys: [],
    answerNumber: 1500.5,
    tolerance: null,
  });
});

test('the form holds the contract’s own rules', async () => {
  expect(await errorOf({})).toBeUndefined();
  expect(await errorOf({ bodyHtml: '<p></p>' })).toEqual(['questions[0].bodyHtml', 'Question is required']);
  expect(await errorOf({ options: [] })).toEqual(['questions[0].options', 'Add at least two options']);
  expect(await errorOf({ kind: 'number' })).toEqual(['questions[0].answerNumber', 'Right answer is required']);
});
