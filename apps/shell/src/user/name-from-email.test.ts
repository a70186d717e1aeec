import { nameFromEmail } from './name-from-email';

test('an address suggests the names that are written in it', () => {
  const names = ['asha.rao@example.com', 'ASHA@x.org', 'jean-luc_picard.2+test@x.org', '12@x.org', 'asha.rao'].map(
    (email) => Object.values(nameFromEmail(email)).join('|'),
  );
  expect(names).toEqual(['Asha|Rao', 'Asha|', 'Jean|Luc Picard', '|', '|']);
});
