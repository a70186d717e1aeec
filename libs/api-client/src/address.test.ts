import { fillPath, formOf, queryOf } from './address';

test('names in braces of the path are taken from the request', () => {
  expect(fillPath('category/{id}', { id: 7, name: 'x' })).toEqual({ path: 'category/7', rest: { name: 'x' } });
  expect(fillPath('category/list', { page: 2 })).toEqual({ path: 'category/list', rest: { page: 2 } });
});

test('a name in the path can not climb out of its segment', () => {
  expect(fillPath('category/{id}', { id: '../roles' }).path).toBe('category/..%2Froles');
});

test('a filter is written as filter[name], lists by commas, nothing for what is absent [7.6]', () => {
  const query = queryOf({ page: 1, q: undefined, cursor: null, filter: { status: 'in:active,draft' }, ids: [1, 2] });
  expect(decodeURIComponent(query.toString())).toBe('page=1&filter[status]=in:active,draft&ids=1,2');
});

test('a call with a file is sent as a form: the file last, and nothing for absent values [7.6]', () => {
  const form = formOf({ file: new File(['x'], 'photo.png'), purpose: 'image', replaceId: undefined });
  expect([...form.keys()]).toEqual(['purpose', 'file']);
  expect((form.get('file') as File).name).toBe('photo.png');
});
