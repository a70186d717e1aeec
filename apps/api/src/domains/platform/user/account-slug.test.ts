import { accountSlug } from './account-slug';

test('it is the name in plain letters and digits, and differs each time', () => {
  expect(accountSlug('José  Núñez-Ray', 'account')).toMatch(/^jose-nunez-ray-[0-9a-f]{8}$/);
  expect(accountSlug('a', 'account')).not.toBe(accountSlug('a', 'account'));
});

test('a name without Latin letters has the noun instead, a long one is cut', () => {
  expect(accountSlug('अनिता', 'student')).toMatch(/^student-[0-9a-f]{8}$/);
  expect(accountSlug(`${'a'.repeat(59)} bc`, 'account')).toMatch(/^a{59}-[0-9a-f]{8}$/);
});
