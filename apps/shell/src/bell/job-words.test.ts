import { actionsOf, outcomeOf, statusOf } from './job-words';

const job = (change: Partial<Parameters<typeof outcomeOf>[0]> = {}): Parameters<typeof outcomeOf>[0] => ({
  kind: 'bulk',
  state: 'running',
  done: 512,
  total: 1284,
  summary: { done: 508, skipped: 4, failed: 0 },
  isStopping: false,
  ...change,
});

test.each([
  ['work that goes on says how far it is', job(), '512 of 1,284'],
  ['work whose rows are not counted yet says what it did', job({ total: null }), '512 rows so far'],
  [
    'a bulk action says what came of it',
    job({ state: 'done', done: 1284, summary: { done: 1280, skipped: 4, failed: 0 } }),
    '1,280 done, 4 skipped',
  ],
  [
    'what did nothing says so',
    job({ state: 'done', summary: { done: 0, skipped: 3, failed: 1 } }),
    '0 done, 3 skipped, 1 failed',
  ],
  ['an export says its rows', job({ kind: 'export', state: 'done', done: 61 }), '61 rows'],
  [
    'what failed before its first row has nothing to tell',
    job({ state: 'failed', done: 0, summary: { done: 0, skipped: 0, failed: 0 } }),
    '',
  ],
])('%s', (_rule, given, words) => expect(outcomeOf(given)).toBe(words));

test('what goes on can be cancelled once, what ended badly or left rows can be tried again', () => {
  expect(actionsOf(job())).toEqual({ cancel: true, retry: false });
  expect(actionsOf(job({ isStopping: true }))).toEqual({ cancel: false, retry: false });
  expect(statusOf(job({ isStopping: true })).label).toBe('Stopping…');
  expect(actionsOf(job({ state: 'cancelled' }))).toEqual({ cancel: false, retry: true });
  expect(actionsOf(job({ state: 'done' }))).toEqual({ cancel: false, retry: true });
  expect(actionsOf(job({ state: 'done', summary: { done: 9, skipped: 0, failed: 0 } }))).toEqual({
    cancel: false,
    retry: false,
  });
});
