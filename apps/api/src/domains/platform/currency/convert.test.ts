import { convertMinor } from './convert';

const inr = { exponent: 2, rate: '1' };

test.each([
  ['M55: ₹1,499.00 at 270.55 is 5.541 KWD', 149_900, inr, { exponent: 3, rate: '270.55000000' }, 5541],
  ['M56: ₹1,499.00 at 0.5612 is ¥2,671', 149_900, inr, { exponent: 0, rate: '0.56120000' }, 2671],
  ['£49.00 at 115.24 is ₹5,646.76', 4900, { exponent: 2, rate: '115.24000000' }, inr, 564_676],
  ['$10.00 at 80 is £8.00 at 100', 1000, { exponent: 2, rate: '80' }, { exponent: 2, rate: '100' }, 800],
])('%s', (_title, minor, from, to, result) => expect(convertMinor(minor, from, to)).toBe(result));

test('a half is rounded away from zero', () => {
  expect(convertMinor(1, inr, { exponent: 2, rate: '2' })).toBe(1);
  expect(convertMinor(-1, inr, { exponent: 2, rate: '2' })).toBe(-1);
});
