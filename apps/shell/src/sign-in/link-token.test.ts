/** @jest-environment jsdom */
import { takeLinkToken } from './link-token';

test('the token is read behind # once and does not stay in the address', () => {
  history.replaceState(null, '', '/auth/reset-password#token=a_b-c');
  expect(takeLinkToken()).toBe('a_b-c');
  expect(location.href).toMatch(/\/auth\/reset-password$/);
  expect(takeLinkToken()).toBeUndefined();
});
