import { resetPath } from './reset-path';

test('the way back keeps the screen and its state', () => {
  expect(resetPath({ pathname: '/category/list', search: '?page=2&q=a%26b' })).toBe(
    '/category/list?page=2&q=a%26b&override=off',
  );
  expect(resetPath({ pathname: '/', search: '' })).toBe('/?override=off');
});
