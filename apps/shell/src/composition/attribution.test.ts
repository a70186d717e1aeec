import { messageOf, ownerOf, ownerOfError } from './attribution';

test('an address under a release belongs to that remote and version [D6.1]', () => {
  expect(ownerOf('http://localhost:3000/remotes/catalog-mfe/1.0.0-g0123456789ab/category-list.js?r=1')).toEqual({
    remote: 'catalog-mfe',
    version: '1.0.0-g0123456789ab',
  });
});

test("a shell's address belongs to no remote [D6.1]", () => {
  expect(ownerOf('http://localhost:3000/shell/abc/main.js')).toBeUndefined();
});

test('an error belongs to the first remote in its stack, though shared code threw it [D6.1]', () => {
  const error = new Error('no');
  error.stack =
    'Error: no\n at send (http://x/shell/ab/main.js:1:2)\n at save (http://x/remotes/content-mfe/2.0.0/faqs.js:3:4)\n at y (http://x/remotes/catalog-mfe/1.0.0/a.js:1:1)';
  expect(ownerOfError(error)).toEqual({ remote: 'content-mfe', version: '2.0.0' });
});

test('an error without a stack belongs to the file that the browser names [D6.1]', () => {
  expect(ownerOfError('text', 'http://x/remotes/content-mfe/2.0.0/faqs.js')).toEqual({
    remote: 'content-mfe',
    version: '2.0.0',
  });
});

test('a thrown value that is no error is shown as it is [D6.1]', () => {
  expect(messageOf('plain')).toBe('plain');
  expect(messageOf(new TypeError('x is not a function'))).toBe('TypeError: x is not a function');
});
