import {
  dropPosition,
  movedRows,
  positionInWords,
  positionOf,
  positionBlocker,
  stepFrom,
  type Step,
} from './tree-position';
import { idOf, outlineOf, rowsFrom, scienceTree } from './testing';
import { treeOf } from './tree';

const tree = scienceTree();
const at = (name: string) => idOf(tree, name);
const afterStep = (name: string, step: Step): string | undefined => {
  const position = stepFrom(tree, at(name), step);
  return (
    position &&
    outlineOf(movedRows(tree, at(name), position))
      .split('\n')
      .map((line) => line.trim())
      .join(' ')
  );
};

describe('one step by keyboard', () => {
  it('up and down changes the order among siblings', () => {
    expect(afterStep('Mathematics', 'up')).toBe(
      'Mathematics Algebra Science Chemistry Inorganic Organic Physics Languages',
    );
    expect(afterStep('Science', 'down')).toBe(
      'Mathematics Algebra Science Chemistry Inorganic Organic Physics Languages',
    );
    expect(afterStep('Inorganic', 'down')).toBe(
      'Science Chemistry Organic Inorganic Physics Mathematics Algebra Languages',
    );
  });
  it('in goes below the sibling before it, as its last child', () =>
    expect(stepFrom(tree, at('Physics'), 'in')).toEqual({ parentId: at('Chemistry'), beforeId: null }));
  it('out goes right behind its parent', () =>
    expect(stepFrom(tree, at('Inorganic'), 'out')).toEqual({ parentId: at('Science'), beforeId: at('Physics') }));
  it('is not there at the ends, below nobody and above the roots', () => {
    expect([
      stepFrom(tree, at('Science'), 'up'),
      stepFrom(tree, at('Languages'), 'down'),
      stepFrom(tree, at('Science'), 'in'),
      stepFrom(tree, at('Science'), 'out'),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('a drop', () => {
  const over = (name: string) => tree.byId.get(at(name))!;
  it('on the upper edge of a row goes before it', () =>
    expect(dropPosition(tree, over('Physics'), 0.1, false)).toEqual({
      parentId: at('Science'),
      beforeId: at('Physics'),
    }));
  it('on the middle of a row goes into it as the last', () =>
    expect(dropPosition(tree, over('Physics'), 0.5, false)).toEqual({ parentId: at('Physics'), beforeId: null }));
  it('on the lower edge goes behind it', () =>
    expect(dropPosition(tree, over('Chemistry'), 0.9, false)).toEqual({
      parentId: at('Science'),
      beforeId: at('Physics'),
    }));
  it('on the lower edge of an open row goes before its first child', () =>
    expect(dropPosition(tree, over('Chemistry'), 0.9, true)).toEqual({
      parentId: at('Chemistry'),
      beforeId: at('Inorganic'),
    }));
});

describe('a place is refused', () => {
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
  it('has the subtree in its new place', () =>
    expect(outlineOf(moved.rows)).toBe(
      'Science\n  Physics\nMathematics\n  Chemistry\n    Inorganic\n    Organic\n  Algebra\nLanguages',
    ));
  it('tells depth and path of the whole subtree anew', () =>
    expect(moved.byId.get(at('Organic'))).toMatchObject({ depth: 3, path: ['Mathematics', 'Chemistry'] }));
  it('counts the skills above it anew', () => {
    expect(
      [tree, moved].map((each) => [each.byId.get(at('Science'))!.skills, each.byId.get(at('Mathematics'))!.skills]),
    ).toEqual([
      [5, 2],
      [2, 5],
    ]);
  });
  it('is the same tree when it goes where it was', () =>
    expect(movedRows(tree, at('Physics'), positionOf(tree, at('Physics')))).toEqual(tree.rows));
  it('has it last where no neighbour is named', () =>
    expect(
      outlineOf(movedRows(tree, at('Organic'), { parentId: null, beforeId: null })).endsWith('Languages\nOrganic'),
    ).toBe(true));
});

describe('a place in words', () => {
  it('names level, parent and place', () =>
    expect(positionInWords(tree, at('Organic'))).toBe('Organic: level 3, in Science / Chemistry, place 2 of 2'));
  it('says among the roots', () =>
    expect(positionInWords(tree, at('Science'))).toBe('Science: level 1, among the roots, place 1 of 3'));
});
