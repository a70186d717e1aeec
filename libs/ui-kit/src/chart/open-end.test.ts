import { openEnd } from './open-end';

test('the line ends at the last day that is over, and an open part goes on', () => {
  expect(openEnd([1, 2, 3], true)).toEqual({ closed: [1, 2], open: [2, 3] });
  expect(openEnd([1, 2, 3], false)).toEqual({ closed: [1, 2, 3], open: [] });
  expect(openEnd([1], true)).toEqual({ closed: [], open: [1] });
});
