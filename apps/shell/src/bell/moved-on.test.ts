import { movedOn } from './moved-on';

const job = {
  id: 3,
  kind: 'bulk',
  name: 'student.bulk',
  title: 'Block 4 students',
  state: 'running',
  done: 1,
  total: null,
  summary: { done: 0, skipped: 0, failed: 0 },
  isStopping: false,
  error: null,
  file: null,
  userId: 9,
  userName: 'Meera Nair',
  createdAt: '2026-11-21T10:00:00.000Z',
  finishedAt: null,
} as const;

test('progress moves the bar of a job that is shown, and of no other', () => {
  const list = { items: [job, { ...job, id: 4 }] };
  expect(
    movedOn(list, { id: 3, state: 'running', done: 2, total: 4 })?.items.map(({ done, total }) => [done, total]),
  ).toEqual([
    [2, 4],
    [1, null],
  ]);
});

test('a new job and one that has come to an end are read again', () => {
  expect(movedOn({ items: [job] }, { id: 5, state: 'running', done: 2, total: 4 })).toBeUndefined();
  expect(movedOn({ items: [job] }, { id: 3, state: 'done', done: 4, total: 4 })).toBeUndefined();
});
