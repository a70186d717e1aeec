import { titleOf } from './title-of';

test.each([
  ['photo_of the_class.jpeg', 'photo of the class'],
  ['C:\\pictures\\unit-3.v2.png', 'unit-3.v2'],
  ['  .png', 'Untitled'],
  ['', 'Untitled'],
  [`${'a'.repeat(200)}.pdf`, 'a'.repeat(150)],
  ['गणित अध्याय १.webp', 'गणित अध्याय १'],
])('the title of a file called %s', (name, title) => {
  expect(titleOf(name)).toBe(title);
});
