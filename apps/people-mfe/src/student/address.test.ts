import { learningPath, studentOfAddress } from './address';

test('an address names a student by a whole number above 0', () => {
  expect(['id=7', 'id=0', 'id=new', 'id=7a', ''].map((query) => studentOfAddress(new URLSearchParams(query)))).toEqual([7, undefined, undefined, undefined, undefined]);
});
test('the second step knows when it follows the first', () => {
  expect([learningPath(7), learningPath(7, true)]).toEqual(['/student/edit/skill?id=7', '/student/edit/skill?id=7&new=1']);
});
