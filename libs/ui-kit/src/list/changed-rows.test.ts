import { changedWords, unchanged, withChange } from './changed-rows';

const shown = { table: 'skills', ids: [1, 2, 3], userId: 9 };
const after = (...changes: Parameters<typeof withChange>[1][]) =>
  changedWords(changes.reduce((before, change) => withChange(before, change, shown), unchanged));

test('a list counts the rows it shows that others have changed, each once', () => {
  expect(after({ entity: 'skills', ids: [2], by: 4 })).toBe('1 row was changed by somebody else');
  expect(
    after(
      { entity: 'skills', ids: [2, 3, 77], by: 4 },
      { entity: 'skills', ids: [3], by: 5 },
      { entity: 'skills', ids: [1], by: null },
    ),
  ).toBe('3 rows were changed by others');
});

test('what one changed oneself, other tables and rows that are not shown are not told', () => {
  expect(
    after(
      { entity: 'skills', ids: [2], by: 9 },
      { entity: 'coupons', ids: [2], by: 4 },
      { entity: 'skills', ids: [77], by: 4 },
    ),
  ).toBeUndefined();
});

test('very many are told of without their number', () => {
  expect(after({ entity: 'skills', ids: null, by: 4 }, { entity: 'skills', ids: [1], by: 4 })).toBe(
    'Many rows were changed by others',
  );
});
