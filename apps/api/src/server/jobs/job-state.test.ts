import { jobActionBlocker } from './job-state';

test.each([
  ['cancel', 'queued'],
  ['cancel', 'running'],
  ['cancel', 'review'],
  ['retry', 'failed'],
  ['retry', 'cancelled'],
  ['confirm', 'review'],
] as const)('%s: a job that is %s', (action, state) =>
  expect(jobActionBlocker(action, { state, left: 0 })).toBeUndefined(),
);

test.each([
  ['cancel', 'done', 'It is done already'],
  ['retry', 'running', 'It is at work'],
  ['confirm', 'queued', 'It is waiting for its turn'],
  ['retry', 'done', 'It is done already'],
] as const)('not %s: a job that is %s', (action, state, text) =>
  expect(jobActionBlocker(action, { state, left: 0 })).toBe(text),
);

test('what is done is tried again where rows were left', () =>
  expect(jobActionBlocker('retry', { state: 'done', left: 2 })).toBeUndefined());
