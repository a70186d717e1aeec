import { idOf, rowsFrom, scienceTree } from './testing';
import { ancestorsOf, heightOf, levelsOf, pathText, possibleParents, subtreeOf, treeOf } from './tree';

const tree = scienceTree();

describe('the tree', () => {
  it('knows the ancestors and descendants of a category', () => {
    expect(ancestorsOf(tree, idOf(tree, 'Organic'))).toEqual([idOf(tree, 'Chemistry'), idOf(tree, 'Science')]);
    expect(subtreeOf(tree, idOf(tree, 'Chemistry')).map((row) => row.name)).toEqual([
      'Chemistry',
      'Inorganic',
      'Organic',
    ]);
  });
  it('knows its levels', () =>
    expect([levelsOf(tree), heightOf(tree, idOf(tree, 'Science')), levelsOf(treeOf([]))]).toEqual([3, 3, 0]));
  it('reads a path from the root', () =>
    expect(pathText(tree.byId.get(idOf(tree, 'Organic'))!)).toBe('Science / Chemistry / Organic'));
});

describe('possible parents', () => {
  it('are all but the category and its descendants', () =>
    expect(possibleParents(tree, idOf(tree, 'Chemistry')).map((row) => row.name)).toEqual([
      'Science',
      'Physics',
      'Mathematics',
      'Algebra',
      'Languages',
    ]));
  it('leave room for all its levels', () => {
    const deep = treeOf(rowsFrom('A\n  B\n    C\n      D\n        E\nPair\n  Child'));
    expect(possibleParents(deep, null).map((row) => row.name)).toEqual(['A', 'B', 'C', 'D', 'Pair', 'Child']);
    expect(possibleParents(deep, idOf(deep, 'Pair')).map((row) => row.name)).toEqual(['A', 'B', 'C']);
  });
});
