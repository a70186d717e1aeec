import { endText, progressText, whyText } from './job-words';

const job = {
  state: 'running',
  kind: 'bulk',
  done: 640,
  total: 1284,
  isStopping: false,
  error: null,
  summary: { done: 1280, skipped: 4, failed: 0 },
} as const;

test('progress says how many of how many, once they are counted', () => {
  expect([
    progressText(job),
    progressText({ ...job, total: null }),
    progressText({ ...job, state: 'queued' }),
    progressText({ ...job, isStopping: true }),
  ]).toEqual(['640 of 1,284', 'Preparing…', 'Queued', 'Stopping…']);
});
test('the end says what the job did, what it left, and why it failed', () => {
  expect(endText({ ...job, state: 'done' })).toBe('1,280 done, 4 skipped');
  expect(endText({ ...job, state: 'done', summary: { done: 3, skipped: 0, failed: 1 } })).toBe('3 done, 1 failed');
  expect(endText({ ...job, state: 'cancelled' })).toBe('Cancelled: 1,280 done, 4 skipped');
  expect(endText({ ...job, state: 'failed', error: 'The disk is full' })).toBe('The disk is full');
  expect(endText({ ...job, kind: 'export', state: 'done', done: 1 })).toBe('1 row');
});
test('reasons are counted, the most frequent first', () => {
  const of = (text: string) => ({ errors: [{ property: '', constraints: { state: text } }] });
  expect(whyText([of('Used'), of('Gone'), of('Used')])).toBe('Used (2); Gone');
  expect(whyText([of('a'), of('b'), of('c'), of('d')])).toBe('a; b; c; other reasons');
});
