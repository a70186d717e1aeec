import { differenceOf } from './same';

const answer = (total: number, ...ids: number[]): string =>
  JSON.stringify({ success: true, result: { items: ids.map((id) => ({ id, name: `n${id}` })), total } });

test('the same rows in the same order with the same total are the same answer', () => {
  expect(differenceOf(answer(2, 1, 2), answer(2, 1, 2))).toBeUndefined();
  expect(differenceOf(answer(0), answer(0))).toBeUndefined();
});

test('another row, another order, a row less and another total are differences', () => {
  expect(differenceOf(answer(2, 1, 2), answer(2, 1, 3))).toBe('rows 1 2 and 1 3');
  expect(differenceOf(answer(2, 1, 2), answer(2, 2, 1))).toBe('rows 1 2 and 2 1');
  expect(differenceOf(answer(2, 1, 2), answer(2, 1))).toBe('rows 1 2 and 1');
  expect(differenceOf(answer(2, 1, 2), answer(3, 1, 2))).toBe('totals 2 and 3');
});

test('a count that stops after 10,000 means more than 10,000', () => {
  expect(differenceOf(answer(10_000, 1), answer(10_001, 1))).toBeUndefined();
});
