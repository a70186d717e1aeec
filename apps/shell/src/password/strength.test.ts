import { strengthOf } from './strength';

test.each([
  ['', 'none'],
  ['abcdefghijklmnopqrst', 'too weak'],
  ['Abcdef1@', 'fair'],
  ['Aa1@Aa1@Aa1@Aa1@', 'fair'],
  ['Abcdefghi1@x', 'good'],
  ['Correct1@horse-battery', 'strong'],
] as const)('%j is %s', (value, strength) => expect(strengthOf(value)).toBe(strength));
