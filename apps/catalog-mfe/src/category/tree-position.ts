import { maxDepth, type CategoryRow } from '@lectern/contract/catalog';
import { movedRows as movedInOrder, siblingsOf, type TreePosition } from '@lectern/ui-kit/order';
import * as texts from '../texts/tree-position';
import { ancestorsOf, heightOf, pathText, subtreeOf, type Tree } from './tree';

export {
  positionOf as positionOf,
  samePosition as samePosition,
  type TreePosition as TreePosition,
} from '@lectern/ui-kit/order';

/** Why a category can't go there, in words for a person; undefined when it can. */
export const positionBlocker = (tree: Tree, id: number, { parentId }: TreePosition): string | undefined => {
  if (parentId === null) return undefined;
  if (parentId === id || ancestorsOf(tree, parentId).includes(id)) return texts.notBelowItself;
  return (tree.byId.get(parentId)?.depth ?? 0) + heightOf(tree, id) > maxDepth ? texts.tooDeep(maxDepth) : undefined;
};

/** The rows after a move: depth, path and skill counts as the server will answer them. */
export const movedRows = (tree: Tree, id: number, position: TreePosition): readonly CategoryRow[] => {
  const row = tree.byId.get(id);
  if (!row) return tree.rows;
  const parent = position.parentId === null ? undefined : tree.byId.get(position.parentId);
  const path = parent ? [...parent.path, parent.name] : [];
  const moved = new Set(subtreeOf(tree, id).map((each) => each.id));
  const from = new Set(ancestorsOf(tree, id));
  const to = new Set(parent ? [parent.id, ...ancestorsOf(tree, parent.id)] : []);
  return movedInOrder(tree, id, position).map((each) => {
    if (moved.has(each.id)) return { ...each, path: [...path, ...each.path.slice(row.path.length)] };
    if (from.has(each.id) === to.has(each.id)) return each;
    return { ...each, skills: each.skills + (to.has(each.id) ? row.skills : -row.skills) };
  });
};

/** Where a category is, for the live region: 'Algebra: level 2, in Mathematics, place 2 of 4'. */
export const positionInWords = (tree: Tree, id: number): string => {
  const row = tree.byId.get(id);
  if (!row) return '';
  const { siblings, at } = siblingsOf(tree, id);
  const parent = row.parentId === null ? undefined : tree.byId.get(row.parentId);
  return texts.standsAt(row.name, row.depth, parent && pathText(parent), at + 1, siblings.length);
};
