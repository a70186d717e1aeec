import { gradeEntry } from './grade-entry';

const question = {
  ...{ id: 1, kind: 'single' as const, marks: 2, negativeMarks: 0.5, answerNumber: null, answerTolerance: 0 },
  answerTexts: [],
  options: [
    { id: 11, isCorrect: true },
    { id: 12, isCorrect: false },
  ],
};
const multiple = {
  ...question,
  id: 2,
  kind: 'multiple' as const,
  options: [...question.options, { id: 13, isCorrect: true }],
};
const number = { ...question, id: 3, kind: 'number' as const, answerNumber: 9.81, answerTolerance: 0.05, options: [] };
const text = { ...question, id: 4, kind: 'text' as const, answerTexts: ['Ada Lovelace'], options: [] };
const marksOf = (of: Parameters<typeof gradeEntry>[0][number], given: { optionIds?: number[]; text?: string }) =>
  gradeEntry([of], [{ questionId: of.id, optionIds: [], ...given }]).marks;

test.each([
  ['the right option', question, { optionIds: [11] }, 2],
  ['a wrong option', question, { optionIds: [12] }, -0.5],
  ['two options where one is right', question, { optionIds: [11, 12] }, -0.5],
  ['an option that is named twice', question, { optionIds: [11, 11] }, 2],
  ['no option', question, { optionIds: [] }, 0],
  ['all right options', multiple, { optionIds: [13, 11] }, 2],
  ['a part of the right options', multiple, { optionIds: [11] }, -0.5],
  ['a number at the edge of its tolerance', number, { text: ' 9.86 ' }, 2],
  ['a number with a comma', number, { text: '9,81' }, 2],
  ['a number beyond its tolerance', number, { text: '9.87' }, -0.5],
  ['a text where a number is due', number, { text: 'about ten' }, -0.5],
  ['a text in another case and width', text, { text: ' ada  ＬOVELACE ' }, 2],
  ['another text', text, { text: 'Ada' }, -0.5],
  ['an empty text', text, { text: '  ' }, 0],
])('%s gets its marks', (_what, of, given, marks) => expect(marksOf(of, given)).toBe(marks));

test('the percent is of all marks with two decimals, and marks may be below 0 while the percent is not', () => {
  const all = [question, multiple, number];
  expect(gradeEntry(all, [{ questionId: 1, optionIds: [11] }])).toEqual({ marks: 2, totalMarks: 6, percent: 33.33 });
  expect(gradeEntry(all, [{ questionId: 1, optionIds: [12] }])).toEqual({ marks: -0.5, totalMarks: 6, percent: 0 });
  expect(gradeEntry([], [])).toEqual({ marks: 0, totalMarks: 0, percent: 0 });
});
