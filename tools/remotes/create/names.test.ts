import { fullName, nameReasons, titleOf } from './names';

const around = {
  folders: ['catalog-mfe', 'shell'],
  paths: [
    { path: '/category', owner: 'catalog-mfe' },
    { path: '/student/quick-paylink', owner: 'commerce-mfe' },
  ],
};

test('a name is a word, or some words between hyphens, and ends in -mfe by itself', () => {
  expect(fullName('library')).toBe('library-mfe');
  expect(fullName('library-mfe')).toBe('library-mfe');
  expect(titleOf('video-library-mfe')).toBe('Video library');
  expect(nameReasons('video-library2-mfe', around)).toEqual([]);
});

test.each([
  ['catalog-mfe', 'there is a catalog-mfe in this checkout already'],
  ['category-mfe', 'the path /category belongs to catalog-mfe'],
  ['student-mfe', 'the path /student belongs to commerce-mfe (/student/quick-paylink)'],
  ['users-mfe', 'the path /users belongs to the console itself'],
  ['-mfe', '"-mfe" does not begin with a small letter'],
  [`${'a'.repeat(40)}-mfe`, 'is longer than 41 letters'],
])('%s is refused with the reason', (name, reason) => {
  expect(nameReasons(name, around).join('\n')).toContain(reason);
});

test('all reasons are reported together', () => {
  expect(nameReasons('../Shop--mfe', around)).toEqual([
    '"../Shop--mfe" does not begin with a small letter',
    '"../Shop--mfe" holds more than small letters, digits and hyphens',
    '"../Shop--mfe" has a hyphen without a word next to it',
  ]);
});
