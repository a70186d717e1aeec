/** @jest-environment jsdom */
import { dropAnswers, dropEnded, keepAnswer, keptAnswers, sentAnswers } from './kept-answers';

const answers = {
  1: { optionIds: [11], text: '' },
  2: { optionIds: [], text: ' 42 ' },
  3: { optionIds: [], text: ' ' },
};

const keep = (entryId: number) => {
  for (const [id, given] of Object.entries(answers)) keepAnswer(entryId, Number(id), given);
};

test('kept answers are found again by their entry in a later tab, until they are dropped', () => {
  keep(7);
  sessionStorage.clear();
  expect(keptAnswers(7)).toEqual(answers);
  expect(keptAnswers(8)).toEqual({});
  dropAnswers(7);
  expect(keptAnswers(7)).toEqual({});
});

test('answers of entries that can no longer be sent are forgotten; those of open and unknown ones stay', () => {
  for (const entryId of [7, 8, 9]) keep(entryId);
  dropEnded([
    { entryId: 7, state: 'missed' },
    { entryId: 8, state: 'started' },
    { entryId: null, state: 'open' },
  ]);
  expect([7, 8, 9].map((entryId) => Object.keys(keptAnswers(entryId)).length)).toEqual([0, 3, 3]);
  dropAnswers(9);
});

test.each(['{', 'null', '[1]', '{"1":5}', '{"1":{"optionIds":["x"],"text":""}}'])(
  'a kept value that is no answer is left out: %s',
  (kept) => {
    localStorage.setItem('lectern.entry.9', kept);
    expect(keptAnswers(9)).toEqual({});
  },
);

test('only answered questions are sent, without spaces at the ends', () => {
  expect(sentAnswers([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }], answers)).toEqual([
    { questionId: 1, optionIds: [11], text: '' },
    { questionId: 2, optionIds: [], text: '42' },
  ]);
});
