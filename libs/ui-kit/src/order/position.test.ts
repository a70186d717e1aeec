import { idOf, outlineOf, scienceTree } from './order.fixture';
import { dropPosition, edgeAt, movedRows, stepFrom, type Step } from './position';

const tree = scienceTree();
const at = (name: string) => idOf(tree, name);
const afterStep = (name: string, step: Step): string | undefined => {
  const place = stepFrom(tree, at(name), step);
  return (
    place &&
    outlineOf(movedRows(tree, at(name), place))
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
  it('first and last go to the ends', () =>
    expect([stepFrom(tree, at('Languages'), 'first'), stepFrom(tree, at('Science'), 'last')]).toEqual([
      { parentId: null, beforeId: at('Science') },
      { parentId: null, beforeId: null },
    ]));
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
  const drop = (name: string, part: number, isOpen = false) =>
    dropPosition(tree, over(name), edgeAt(part, true), isOpen);
  const over = (name: string) => tree.byId.get(at(name))!;
  it('on the upper edge of a row goes before it', () =>
    expect(drop('Physics', 0.1)).toEqual({ parentId: at('Science'), beforeId: at('Physics') }));
  it('on the middle of a row goes into it as the last', () =>
    expect(drop('Physics', 0.5)).toEqual({ parentId: at('Physics'), beforeId: null }));
  it('on the lower edge goes behind it', () =>
    expect(drop('Chemistry', 0.9)).toEqual({
      parentId: at('Science'),
      beforeId: at('Physics'),
    }));
  it('on the lower edge of an open row goes before its first child', () =>
    expect(drop('Chemistry', 0.9, true)).toEqual({
      parentId: at('Chemistry'),
      beforeId: at('Inorganic'),
    }));
  it('without levels goes before the upper half of a row and behind its lower half', () =>
    expect([0.4, 0.6].map((part) => edgeAt(part, false))).toEqual(['before', 'behind']));
});
