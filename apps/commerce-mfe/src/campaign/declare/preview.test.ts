import { rankedEntries } from '../testing';
import { pageWith, previewRows, ranksAtLine } from './preview';

const shown = (...args: Parameters<typeof previewRows>) =>
  previewRows(...args).map((row) => ('entry' in row ? `${row.entry.rank}${row.wins ? '' : ' no code'}` : row));

test('twenty winners are shown as the first three, the last two and the next one', () => {
  expect(shown(rankedEntries(30, 20), 20, false)).toEqual([
    '1',
    '2',
    '3',
    { leftOut: 15, canShow: true },
    '19',
    '20',
    '21 no code',
  ]);
  expect(shown(rankedEntries(30, 20), 20, true)).toHaveLength(21);
});

test('few winners are all shown, and without a next entry there is none', () => {
  expect(shown(rankedEntries(4, 4), 4, false)).toEqual(['1', '2', '3', '4']);
  expect(shown([], 0, false)).toEqual([]);
});

test('as many of many winners are shown as were read', () => {
  const read = [...rankedEntries(100, 500), ...rankedEntries(501, 500).slice(498)];
  const rows = previewRows(read, 500, true);
  expect(rows).toHaveLength(104);
  expect(rows[100]).toEqual({ leftOut: 398, canShow: false });
});

test('an entry among the winners that can’t win gets no code', () => {
  const entries = rankedEntries(3, 3).map((entry, at) => (at === 1 ? { ...entry, result: 'none' as const } : entry));
  expect(shown(entries, 3, false)).toEqual(['1', '2 no code', '3']);
});

test('the ranks at the line are on one page, also where a page of the usual size would part them', () => {
  expect(ranksAtLine(99)).toBeUndefined();
  expect(ranksAtLine(100)).toEqual([99, 101]);
  expect(pageWith(99, 101)).toEqual({ page: 2, limit: 98 });
  expect(pageWith(499, 501)).toEqual({ page: 6, limit: 99 });
  expect(pageWith(30_000, 30_002)).toBeUndefined();
});
