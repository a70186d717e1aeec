import { withNews } from './job-news';

const job = { id: 3, state: 'running', done: 1, total: null, title: 'Export of skills' } as const;

test('progress is taken as it is reported; a job that came to another state is read again', () => {
  expect(withNews(job, { id: 3, state: 'running', done: 2, total: 4 })).toEqual({ ...job, done: 2, total: 4 });
  expect(withNews(job, { id: 3, state: 'done', done: 4, total: 4 })).toBeUndefined();
});
