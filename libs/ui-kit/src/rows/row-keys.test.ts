import { rowKeys, withoutRow, withRow } from './row-keys';

test('a row keeps its key whatever comes and goes around it', () => {
  expect(rowKeys([], 3)).toEqual([0, 1, 2]);
  expect(rowKeys([2, 0], 3)).toEqual([2, 0, 3]);
  expect(rowKeys([2, 0, 1], 1)).toEqual([2]);
});
test('a row that was taken out goes back to its place', () => {
  const rows = ['a', 'b', 'c'];
  expect(withRow(withoutRow(rows, 1), 1, 'b')).toEqual(rows);
});
