import type { JobRow } from '@lectern/contract/platform/job';

/** A job as the API answers it: a bulk action that runs. */
export const jobOf = (over: Partial<JobRow> = {}): JobRow => ({
  id: 41,
  kind: 'bulk',
  name: 'student.delete',
  title: 'Delete students',
  state: 'running',
  done: 640,
  total: 1284,
  summary: { done: 640, skipped: 0, failed: 0 },
  isStopping: false,
  error: null,
  file: null,
  userId: 7,
  userName: 'Meera Nair',
  createdAt: '2026-11-20T10:00:00.000Z',
  finishedAt: null,
  ...over,
});

/** One that has left some rows as they were. */
export const endedJob: JobRow = jobOf({
  state: 'done',
  done: 1284,
  summary: { done: 1280, skipped: 4, failed: 0 },
  file: { name: 'skipped.csv', bytes: 900, until: '2026-11-27T10:00:00.000Z' },
  finishedAt: '2026-11-20T10:02:00.000Z',
});
