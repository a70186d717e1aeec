import { lineWords } from './line-words';

const last = { rank: 20, percent: 92.5, seconds: 374 };

test.each([
  [
    { rank: 21, percent: 92.5, seconds: 375 },
    'Rank 20 has 92.50% in 06:14; rank 21 the same score, one second slower.',
  ],
  [
    { rank: 21, percent: 92.5, seconds: 391 },
    'Rank 20 has 92.50% in 06:14; rank 21 the same score, 17 seconds slower.',
  ],
  [
    { rank: 21, percent: 92.5, seconds: 374 },
    'Rank 20 has 92.50% in 06:14; rank 21 the same score and time, sent later.',
  ],
  [{ rank: 21, percent: 90, seconds: 288 }, 'Rank 20 has 92.50% in 06:14; rank 21 has 90.00% in 04:48.'],
  [null, 'Rank 20 has 92.50% in 06:14 and is the last one.'],
])('the line names what decides between the last winner and the next entry: %j', (next, words) => {
  expect(lineWords({ last, next })).toBe(words);
});

test('without a winner there is no line', () => {
  expect(lineWords(null)).toBe('No entry reaches the percent to win.');
});
