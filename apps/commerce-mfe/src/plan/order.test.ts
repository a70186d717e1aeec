import { beforeAfterStep, isShelf } from './order';

const list = { q: '', filters: {}, sort: [], page: 1, deleted: false };

test('plans are moved only where the whole shelf is shown in its order', () => {
  expect(isShelf(list, 6, 6)).toBe(true);
  expect(isShelf({ ...list, q: 'free' }, 1, 1)).toBe(false);
  expect(isShelf({ ...list, filters: { status: 'eq:draft' } }, 1, 1)).toBe(false);
  expect(isShelf({ ...list, sort: [{ name: 'name', descending: false }] }, 6, 6)).toBe(false);
  expect(isShelf(list, 25, 30)).toBe(false);
});

test('a step up goes before the row above, a step down before the row after the next', () => {
  expect(beforeAfterStep([1, 2, 3], 2, -1)).toBe(1);
  expect(beforeAfterStep([1, 2, 3], 1, 1)).toBe(3);
  expect(beforeAfterStep([1, 2, 3], 2, 1)).toBeNull();
});

test('the first has no step up, and the last none down', () => {
  expect([beforeAfterStep([1, 2], 1, -1), beforeAfterStep([1, 2], 2, 1)]).toEqual([undefined, undefined]);
});
