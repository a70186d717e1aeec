import { durationText } from './duration';

test.each([
  [0, '0:00'],
  [7, '0:07'],
  [750, '12:30'],
  [3723, '1:02:03'],
])('%s seconds are shown as %s', (seconds, text) => expect(durationText(seconds)).toBe(text));
