import type { DriveItem } from '@lectern/contract/people';
import { foldersFor, inFolder, pathTo } from './drive-tree';

const item = (id: number, parentId: number | null, name: string, kind: DriveItem['kind'] = 'folder') =>
  ({ id, parentId, name, kind }) as DriveItem;
const items = [item(1, null, 'A'), item(2, 1, 'B'), item(3, 2, 'C'), item(4, null, 'D'), item(5, 2, 'f.pdf', 'file')];

test('a folder has what is right in it, and a path from the top', () => {
  expect(inFolder(items, 2).map(({ name }) => name)).toEqual(['C', 'f.pdf']);
  expect(pathTo(items, 3).map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  expect(pathTo(items, null)).toEqual([]);
});

test('a folder is offered no place in itself or below it', () => {
  expect(foldersFor(items, items[1]).map(({ label }) => label)).toEqual(['A', 'D']);
  expect(foldersFor(items, items[4]).map(({ label }) => label)).toEqual(['A', 'A / B', 'A / B / C', 'D']);
});
