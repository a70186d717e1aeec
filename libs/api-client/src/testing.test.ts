import { answerBook, lineOf } from './testing';

test('a call is named as the contract writes it: numbers of the path are ids', () => {
  expect(lineOf('get', 'http://127.0.0.1:4000/api/jobs/41/rows')).toBe('GET jobs/{id}/rows');
  expect(lineOf('DELETE', '/api/category/7')).toBe('DELETE category/{id}');
  expect(lineOf('GET', '/api/student/step2/db-data')).toBe('GET student/step2/db-data');
});

test('the last answer said of a call counts, in the envelope of the API, and a call without one fails', async () => {
  const book = answerBook();
  const requests = { line: 'GET views', query: new URLSearchParams(), body: {}, form: '' };
  book.on('GET views', () => ({ result: 1 }));
  book.on('GET views', () => ({ result: 2 }));
  expect(await book.answer(requests)).toEqual({ status: 200, body: { success: true, result: 2 } });
  book.forget();
  expect(await book.answer(requests)).toMatchObject({
    status: 500,
    body: { success: false, message: 'nothing answers GET views' },
  });
  expect(book.requestsTo('GET views')).toHaveLength(1);
});
