import { possibleReplacements, usesIn } from './replacement';
import { idOf, rowsFrom, scienceTree } from './testing';
import { treeOf } from './tree';

describe('a replacement for a deleted category', () => {
  it('is outside the deleted subtree', () => {
    const tree = scienceTree();
    expect(possibleReplacements(tree, idOf(tree, 'Science')).map((row) => row.name)).toEqual([
      'Mathematics',
      'Algebra',
      'Languages',
    ]);
  });
  it('is active', () => {
    const tree = treeOf(rowsFrom('Science\nArts').map((row) => ({ ...row, status: 'inactive' as const })));
    expect(possibleReplacements(tree, idOf(tree, 'Science'))).toEqual([]);
  });
  it('has room for the sub-categories', () => {
    const tree = treeOf(rowsFrom('A\n  B\n    C\n      D\n        E\nPair\n  Child'));
    expect(possibleReplacements(tree, idOf(tree, 'Pair')).map((row) => row.name)).toEqual(['A', 'B', 'C', 'D']);
    expect(possibleReplacements(tree, idOf(tree, 'Child')).map((row) => row.name)).toEqual([
      'A',
      'B',
      'C',
      'D',
      'E',
      'Pair',
    ]);
  });
});

describe('why a deletion was refused', () => {
  it('is its uses where the API counted them', () =>
    expect(usesIn({ uses: [{ kind: 'skills', count: 2 }] })).toEqual([{ kind: 'skills', count: 2 }]));
  it('is unknown where the API answers the current row or nothing', () =>
    expect([usesIn({ id: 1, name: 'Science' }), usesIn(undefined), usesIn('text')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]));
});
