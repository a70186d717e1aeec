import { newCode } from './code-signs';

test('a code is its prefix and 8 signs without 0, O, 1 and I', () => {
  for (let n = 0; n < 500; n += 1) expect(newCode('SUMMER')).toMatch(/^SUMMER[A-HJ-NP-Z2-9]{8}$/);
});

test('thousands of codes are all different', () => {
  expect(new Set(Array.from({ length: 5000 }, () => newCode('AB'))).size).toBe(5000);
});
