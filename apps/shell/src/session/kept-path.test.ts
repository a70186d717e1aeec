import { isLocalPath, keptPath, signInPath } from './kept-path';

test.each(['/x', '/category/list?page=3', '/FAQs#a'])('%s is a path of ours', (path) =>
  expect(isLocalPath(path)).toBe(true),
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'x',
  '',
  'javascript:alert(1)',
])('%j is not a path of ours', (path) => expect(isLocalPath(path)).toBe(false));

test('the sign-in address keeps path and query of where the person wanted to go', () => {
  const address = signInPath('/FAQs?page=3&q=a b');
  expect(keptPath(address.slice(address.indexOf('?')))).toBe('/FAQs?page=3&q=a b');
});

test('home and the sign-in itself are not kept', () => {
  expect(signInPath('/')).toBe('/auth/login');
  expect(signInPath('/auth/login?to=%2Fx')).toBe('/auth/login');
  expect(keptPath('?to=/auth/login')).toBeUndefined();
});

test('a kept path that leads elsewhere is dropped', () => expect(keptPath('?to=//evil.example/x')).toBeUndefined());
