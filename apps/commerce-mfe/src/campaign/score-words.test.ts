import { clockOf, scoreText } from './score-words';

test.each([
  [251, '04:11'],
  [0, '00:00'],
  [59.9, '00:59'],
  [3600, '1:00:00'],
  [-3, '00:00'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(clockOf(seconds)).toBe(text);
});

test('a score always has two digits', () => {
  expect([92.5, 100, 33.333].map(scoreText)).toEqual(['92.50%', '100.00%', '33.33%']);
});
