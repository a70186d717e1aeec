import { positionsIn } from './positions';
import { idOf, scienceTree } from './testing';

const tree = scienceTree();
const at = (name: string) => idOf(tree, name);

describe('positions below a parent', () => {
  it('are first, and after each child', () => {
    expect(positionsIn(tree, at('Algebra'), at('Science'))).toEqual([
      { label: 'First', beforeId: at('Chemistry') },
      { label: 'After Chemistry', beforeId: at('Physics') },
      { label: 'After Physics', beforeId: null },
    ]);
  });
  it('leave out the category itself', () =>
    expect(positionsIn(tree, at('Chemistry'), at('Science')).map(({ label }) => label)).toEqual([
      'First',
      'After Physics',
    ]));
  it('is one below a parent without children', () =>
    expect(positionsIn(tree, at('Algebra'), at('Languages'))).toEqual([{ label: 'First', beforeId: null }]));
});
