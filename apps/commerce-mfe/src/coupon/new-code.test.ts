import { couponCode } from '@lectern/contract/commerce';
import { newCode } from './new-code';

test('a generated code is one that a coupon may have, has nothing that is read as something else, and is another each time', () => {
  const codes = Array.from({ length: 500 }, newCode);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
  expect(codes.every((code) => couponCode().isValidSync(code))).toBe(true);
  expect(new Set(codes).size).toBe(500);
});
