import { initialsOf } from './initials';

test.each([
  ['Asha Rao', 'A. R.'],
  ['asha  maria de la rao', 'A. R.'],
  ['Madonna', 'M.'],
  ['Élodie O’Hara', 'É. O.'],
  ['(Dr.) Zoë Ng', 'D. N.'],
  ['क्षितिज राव', 'क्षि. रा.'],
  ['—', ''],
  ['', ''],
])('the initials of “%s” are “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
