import { idOf, scienceTree } from './order.fixture';
import { visibleRows } from './visible';

const tree = scienceTree();
const shown = (isOpen: (id: number) => boolean, hits?: readonly string[]): string[] =>
  visibleRows(tree, isOpen, hits && new Set(hits.map((name) => idOf(tree, name)))).map(({ row, isContext }) =>
    isContext ? `(${row.name})` : row.name,
  );

describe('the rows of the tree', () => {
  it('are the roots while nothing is open', () =>
    expect(shown(() => false)).toEqual(['Science', 'Mathematics', 'Languages']));
  it('are all when all is open', () => expect(shown(() => true)).toHaveLength(8));
  it('are those below open nodes only, also when a deeper one is open', () => {
    expect(shown((id) => id === idOf(tree, 'Chemistry'))).toEqual(['Science', 'Mathematics', 'Languages']);
    expect(shown((id) => id === idOf(tree, 'Science'))).toEqual([
      'Science',
      'Chemistry',
      'Physics',
      'Mathematics',
      'Languages',
    ]);
  });
  it('know their place among what is shown', () =>
    expect(visibleRows(tree, () => false)[1]).toMatchObject({
      position: 2,
      siblings: 3,
      hasChildren: true,
      isOpen: false,
    }));
  it('are with hits every hit and what is above it, opened', () =>
    expect(shown(() => false, ['Inorganic', 'Organic'])).toEqual(['(Science)', '(Chemistry)', 'Inorganic', 'Organic']));
});
