import { countedUpTo, figureText } from './figures';

test('a figure is exact up to 10,000, and says when there are more', () => {
  expect([0, 1234, countedUpTo, countedUpTo + 1].map(figureText)).toEqual(['0', '1,234', '10,000', '10,000+']);
});
