import { allOpen, nothingOpen, openFromText, openToText, withOpen } from './open';
import { idOf, rowsFrom, science, scienceTree } from './testing';
import { treeOf } from './tree';
import { visibleRows, type View } from './visible';

const tree = scienceTree();
const shown = (view: Partial<View>, of = tree): string[] =>
  visibleRows(of, { q: '', statuses: [], open: nothingOpen, ...view }).map(({ row, isContext }) =>
    isContext ? `(${row.name})` : row.name,
  );

describe('the rows of the tree', () => {
  it('are the roots while nothing is open', () => expect(shown({})).toEqual(['Science', 'Mathematics', 'Languages']));
  it('are all when all is open', () => expect(shown({ open: allOpen })).toHaveLength(8));
  it('are those below open nodes only, also when a deeper one is open', () => {
    expect(shown({ open: withOpen(nothingOpen, true, idOf(tree, 'Chemistry')) })).toEqual([
      'Science',
      'Mathematics',
      'Languages',
    ]);
    expect(shown({ open: withOpen(nothingOpen, true, idOf(tree, 'Science')) })).toEqual([
      'Science',
      'Chemistry',
      'Physics',
      'Mathematics',
      'Languages',
    ]);
  });
  it('know their place among what is shown', () =>
    expect(visibleRows(tree, { q: '', statuses: [], open: nothingOpen })[1]).toMatchObject({
      position: 2,
      siblings: 3,
      hasChildren: true,
      isOpen: false,
    }));
});

describe('a search', () => {
  it('shows each match with what lies above it, opened', () =>
    expect(shown({ q: 'organic' })).toEqual(['(Science)', '(Chemistry)', 'Inorganic', 'Organic']));
  it('of one or two letters matches the beginning of the name only', () =>
    expect(shown({ q: 'or' })).toEqual(['(Science)', '(Chemistry)', 'Organic']));
  it('ignores case and accents', () =>
    expect(shown({ q: 'MUSIC' }, treeOf(rowsFrom('Músic\nArts')))).toEqual(['Músic']));
  it('finds nothing where nothing matches', () => expect(shown({ q: 'roshan' })).toEqual([]));
  it('of spaces is none', () => expect(shown({ q: '  ' })).toHaveLength(3));
});

describe('a filter by status', () => {
  const mixed = treeOf(
    rowsFrom(science).map((row) => (row.name === 'Algebra' ? { ...row, status: 'inactive' as const } : row)),
  );
  it('shows the matches with what lies above them', () =>
    expect(shown({ statuses: ['inactive'] }, mixed)).toEqual(['(Mathematics)', 'Algebra']));
});

describe('what is open', () => {
  it('stands in the address and is read back', () => {
    for (const open of [nothingOpen, allOpen, withOpen(nothingOpen, true, 9, 5), withOpen(allOpen, false, 7)])
      expect(openFromText(openToText(open) ?? null)).toEqual(open);
    expect([
      openToText(nothingOpen),
      openToText(withOpen(nothingOpen, true, 9, 5)),
      openToText(allOpen),
      openToText(withOpen(allOpen, false, 7)),
    ]).toEqual([undefined, '5.9', 'all', 'all-7']);
  });
  it('leaves out what is no id', () => expect(openFromText('5.x.-1.')).toEqual(withOpen(nothingOpen, true, 5)));
});
