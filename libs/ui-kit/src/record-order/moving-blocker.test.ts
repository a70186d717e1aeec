import { movingBlocker } from './moving-blocker';

test('rows are moved only when no search and no other filter hides rows of their parent', () => {
  const hint = 'To reorder, clear search and other filters';
  expect(movingBlocker({ q: '', filters: { categoryId: 'eq:7' } }, 'categoryId')).toBeUndefined();
  expect(movingBlocker({ q: 'pay', filters: { categoryId: 'eq:7' } }, 'categoryId')).toBe(hint);
  expect(movingBlocker({ q: '', filters: { categoryId: 'eq:7', status: 'eq:draft' } }, 'categoryId')).toBe(hint);
});
