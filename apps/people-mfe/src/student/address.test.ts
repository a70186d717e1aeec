import { learningPath } from './address';

test('the address of the second step says when it follows the first', () => {
  expect([learningPath(7), learningPath(7, true)]).toEqual([
    '/student/edit/skill?id=7',
    '/student/edit/skill?id=7&new=1',
  ]);
});
