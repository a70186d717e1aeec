import { shownSums, sumWords } from './sum-words';

const sum = {
  currency: 'INR',
  symbol: '₹',
  exponent: 2,
  netMinor: 4_528_300,
  paid: 5,
  refundedMinor: 0,
  disputedMinor: 0,
  surplusMinor: 0,
  authorized: 0,
};

test.each([
  [{}, '5 paid'],
  [{ refundedMinor: 100_000, surplusMinor: 1_215_000 }, '5 paid, ₹1,000.00 refunded; ₹12,150.00 surplus'],
  [{ paid: 1, disputedMinor: 18_900 }, '1 paid, ₹189.00 disputed'],
  [{ paid: 0, authorized: 1 }, '1 authorized, none paid'],
])('a sum names its parts: %j', (values, words) => {
  expect(sumWords({ ...sum, ...values })).toBe(words);
});

test('five currencies are shown; of more the first four, and how many are left', () => {
  const of = (count: number) => shownSums(Array.from({ length: count }, () => sum));
  expect([of(5).shown.length, of(5).rest]).toEqual([5, 0]);
  expect([of(6).shown.length, of(6).rest]).toEqual([4, 2]);
});
