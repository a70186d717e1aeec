import { movedRows, positionInWords, positionOf, positionBlocker } from './tree-position';
import { idOf, outlineOf, rowsFrom, scienceTree } from './testing';
import { treeOf } from './tree';

const tree = scienceTree();
const at = (name: string) => idOf(tree, name);
describe('a position is refused', () => {
  it('below the category itself', () => {
    for (const parentId of [at('Science'), at('Chemistry'), at('Organic')])
      expect(positionBlocker(tree, at('Science'), { parentId, beforeId: null })).toBe(
        'A category cannot move below itself',
      );
  });
  it('when the subtree would reach below the fifth level', () => {
    const deep = treeOf(rowsFrom('A\n  B\n    C\n      D\nPair\n  Child'));
    expect(positionBlocker(deep, idOf(deep, 'Pair'), { parentId: idOf(deep, 'D'), beforeId: null })).toBe(
      'Categories go 5 levels deep at most',
    );
    expect(positionBlocker(deep, idOf(deep, 'Pair'), { parentId: idOf(deep, 'C'), beforeId: null })).toBeUndefined();
    expect(positionBlocker(deep, idOf(deep, 'Child'), { parentId: idOf(deep, 'D'), beforeId: null })).toBeUndefined();
  });
  it('never among the roots', () =>
    expect(positionBlocker(tree, at('Organic'), { parentId: null, beforeId: null })).toBeUndefined());
});

describe('the tree after a move', () => {
  const moved = treeOf(movedRows(tree, at('Chemistry'), { parentId: at('Mathematics'), beforeId: at('Algebra') }));
  it('has the subtree at its new position', () =>
    expect(outlineOf(moved.rows)).toBe(
      'Science\n  Physics\nMathematics\n  Chemistry\n    Inorganic\n    Organic\n  Algebra\nLanguages',
    ));
  it('updates depth and path of the whole subtree', () =>
    expect(moved.byId.get(at('Organic'))).toMatchObject({ depth: 3, path: ['Mathematics', 'Chemistry'] }));
  it('updates the skill counts of its ancestors', () => {
    expect(
      [tree, moved].map((each) => [each.byId.get(at('Science'))!.skills, each.byId.get(at('Mathematics'))!.skills]),
    ).toEqual([
      [5, 2],
      [2, 5],
    ]);
  });
  it('is unchanged when it stays where it was', () =>
    expect(movedRows(tree, at('Physics'), positionOf(tree, at('Physics')))).toEqual(tree.rows));
  it('has it last when no neighbour is named', () =>
    expect(
      outlineOf(movedRows(tree, at('Organic'), { parentId: null, beforeId: null })).endsWith('Languages\nOrganic'),
    ).toBe(true));
});

describe('a position in words', () => {
  it('names level, parent and position', () =>
    expect(positionInWords(tree, at('Organic'))).toBe('Organic: level 3, in Science / Chemistry, place 2 of 2'));
  it('says among the roots', () =>
    expect(positionInWords(tree, at('Science'))).toBe('Science: level 1, among the roots, place 1 of 3'));
});
