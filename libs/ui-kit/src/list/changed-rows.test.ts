import { changedWords, unchanged, withChange } from './changed-rows';

const shown = { list: 'skill/list', ids: [1, 2, 3], userId: 9 };
const after = (...changes: Parameters<typeof withChange>[1][]) =>
  changedWords(changes.reduce((before, change) => withChange(before, change, shown), unchanged));

test('a list counts the rows it shows that others have changed, each once', () => {
  expect(after({ list: 'skill/list', ids: [2], by: 4 })).toBe('1 row was updated by somebody else');
  expect(
    after(
      { list: 'skill/list', ids: [2, 3, 77], by: 4 },
      { list: 'skill/list', ids: [3], by: 5 },
      { list: 'skill/list', ids: [1], by: null },
    ),
  ).toBe('3 rows were updated by others');
});

test('one’s own changes, other lists and hidden rows are not announced', () => {
  expect(
    after(
      { list: 'skill/list', ids: [2], by: 9 },
      { list: 'admin/coupon/list', ids: [2], by: 4 },
      { list: 'skill/list', ids: [77], by: 4 },
    ),
  ).toBeUndefined();
});

test('a list that no lib names is matched by the path of its call alone', () => {
  const list = 'admin/institutes/list';
  expect(changedWords(withChange(unchanged, { list, ids: [7], by: 4 }, { list, ids: [7], userId: 9 }))).toBe(
    '1 row was updated by somebody else',
  );
});

test('very many are announced without their number', () => {
  expect(after({ list: 'skill/list', ids: null, by: 4 }, { list: 'skill/list', ids: [1], by: 4 })).toBe(
    'Several rows were updated by others',
  );
});
