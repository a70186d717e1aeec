import type { LibraryFolder } from '@lectern/contract/content';
import { folderOptions, inTree } from './folders';

const folder = (id: number, name: string, parentId: number | null = null, items = 0): LibraryFolder => ({
  id,
  name,
  parentId,
  items,
  version: 1,
});
const tree = inTree([
  folder(3, 'Algebra', 1, 2),
  folder(1, 'Maths', null, 1),
  folder(2, 'Chemistry'),
  folder(4, 'Rings', 3, 4),
]);

test('each folder is right behind the one above it, by name, with what is in it and below it', () => {
  expect(tree.map(({ path, level, all }) => [path, level, all])).toEqual([
    ['Chemistry', 1, 0],
    ['Maths', 1, 7],
    ['Maths › Algebra', 2, 6],
    ['Maths › Algebra › Rings', 3, 4],
  ]);
});

test('a folder is not offered itself nor what is below it', () => {
  expect(folderOptions(tree).map(({ value }) => value)).toEqual([2, 1, 3, 4]);
  expect(folderOptions(tree, 3).map(({ label }) => label)).toEqual(['Chemistry', 'Maths']);
});
