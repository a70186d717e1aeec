import { limitFacts } from './limit-words';

test('a limit says how much of it is used, also above it, and where nothing is counted', () => {
  expect(
    limitFacts('student', [
      { name: 'batches', most: 3, used: 7 },
      { name: 'oneToOneHours', most: 10, used: null },
      { name: 'courses', most: null, used: 2 },
      { name: 'jobPosts', most: null, used: null },
    ]),
  ).toEqual([
    ['Batches', '7 of 3 used'],
    ['One-to-one hours', '10, not counted'],
    ['Courses', '2 used, without limit'],
    ['Job posts', 'without limit'],
  ]);
});
