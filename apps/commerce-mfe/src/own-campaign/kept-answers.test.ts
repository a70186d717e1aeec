/** @jest-environment jsdom */
import { dropAnswers, keepAnswers, keptAnswers, sentAnswers } from './kept-answers';

const answers = {
  1: { optionIds: [11], text: '' },
  2: { optionIds: [], text: ' 42 ' },
  3: { optionIds: [], text: ' ' },
};

test('kept answers are found again by their entry, until they are dropped', () => {
  keepAnswers(7, answers);
  expect(keptAnswers(7)).toEqual(answers);
  expect(keptAnswers(8)).toEqual({});
  dropAnswers(7);
  expect(keptAnswers(7)).toEqual({});
});

test.each(['{', 'null', '[1]', '{"1":5}', '{"1":{"optionIds":["x"],"text":""}}'])(
  'a kept value that is no answer is left out: %s',
  (kept) => {
    sessionStorage.setItem('lectern.entry.9', kept);
    expect(keptAnswers(9)).toEqual({});
  },
);

test('only answered questions are sent, without spaces at the ends', () => {
  expect(sentAnswers([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }], answers)).toEqual([
    { questionId: 1, optionIds: [11], text: '' },
    { questionId: 2, optionIds: [], text: '42' },
  ]);
});
