import { openLink, sealLink } from './link-secret';

const [old, current, strange] = ['old', 'current', 'strange'].map((id) => ({ id, secret: `the ${id} key` }));
const keysOf = (key = current, previous = old) => ({ current: key ?? { id: '', secret: '' }, previous });

it('is opened by the key that sealed it, also when that is the key before', () => {
  const sealed = sealLink(keysOf(old), 'https://a.example/#token=x');
  expect(openLink(keysOf(old), sealed)).toBe('https://a.example/#token=x');
  expect(openLink(keysOf(current, old), sealed)).toBe('https://a.example/#token=x');
});

it('is opened by no other key, and not after a change of a byte', () => {
  const sealed = sealLink(keysOf(), 'secret');
  expect(sealed.includes('secret')).toBe(false);
  expect(openLink(keysOf(strange, old), sealed)).toBeUndefined();
  sealed[30] = (sealed[30] ?? 0) ^ 1;
  expect(openLink(keysOf(), sealed)).toBeUndefined();
});
