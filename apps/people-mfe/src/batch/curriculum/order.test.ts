import type { ItemRow } from '@lectern/contract/people';
import { treeOf } from '@lectern/ui-kit/order';
import { orderAfter } from './order';

const row = (id: number, parentId: number | null) => ({ id, parentId, depth: parentId === null ? 1 : 2 }) as ItemRow;
const tree = treeOf([row(1, null), row(2, 1), row(3, 1), row(4, 1), row(5, null)]);

test('the whole order of a section is sent once a lesson has moved in it, or into it', () => {
  expect(orderAfter(tree, 4, { parentId: 1, beforeId: 2 })).toEqual([4, 2, 3]);
  expect(orderAfter(tree, 2, { parentId: 1, beforeId: null })).toEqual([3, 4, 2]);
  expect(orderAfter(tree, 3, { parentId: 5, beforeId: null })).toEqual([3]);
  expect(orderAfter(tree, 5, { parentId: null, beforeId: 1 })).toEqual([5, 1]);
});
