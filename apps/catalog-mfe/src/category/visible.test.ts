import { allOpen, nothingOpen, openFromText, openToText, withOpen } from './open';
import { rowsFrom, science, scienceTree } from './testing';
import { treeOf } from './tree';
import { matchingIds, type View } from './visible';

const tree = scienceTree();
const found = (view: Partial<View>, of = tree): string[] => {
  const hits = matchingIds(of, { q: '', statuses: [], ...view });
  return of.rows.filter(({ id }) => hits.has(id)).map(({ name }) => name);
};

describe('a search', () => {
  it('of more letters matches each word anywhere in name and slug', () =>
    expect(found({ q: 'organic' })).toEqual(['Inorganic', 'Organic']));
  it('of one or two letters matches the beginning of the name only', () =>
    expect(found({ q: 'or' })).toEqual(['Organic']));
  it('ignores case and accents', () =>
    expect(found({ q: 'MUSIC' }, treeOf(rowsFrom('Músic\nArts')))).toEqual(['Músic']));
  it('finds nothing where nothing matches', () => expect(found({ q: 'roshan' })).toEqual([]));
  it('of spaces only is no search', () => expect(found({ q: '  ' })).toHaveLength(8));
});

describe('a filter by status', () => {
  const mixed = treeOf(
    rowsFrom(science).map((row) => (row.name === 'Algebra' ? { ...row, status: 'inactive' as const } : row)),
  );
  it('finds the categories of this status', () =>
    expect(found({ statuses: ['inactive'] }, mixed)).toEqual(['Algebra']));
});

describe('open nodes', () => {
  it('is written to the address and read back', () => {
    for (const open of [nothingOpen, allOpen, withOpen(nothingOpen, true, 9, 5), withOpen(allOpen, false, 7)])
      expect(openFromText(openToText(open) ?? null)).toEqual(open);
    expect([
      openToText(nothingOpen),
      openToText(withOpen(nothingOpen, true, 9, 5)),
      openToText(allOpen),
      openToText(withOpen(allOpen, false, 7)),
    ]).toEqual([undefined, '5.9', 'all', 'all-7']);
  });
  it('ignores invalid ids', () => expect(openFromText('5.x.-1.')).toEqual(withOpen(nothingOpen, true, 5)));
});
