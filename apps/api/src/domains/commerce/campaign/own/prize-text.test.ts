import { prizeText } from './prize-text';

const amount = { flatMinor: null, capMinor: null, minimumMinor: 0, currency: 'INR', symbol: '₹', exponent: 2 };

test('a prize is named as a percent, or as its amounts in each currency', () => {
  expect(prizeText({ discountKind: 'percent', percentBp: 1250, amounts: [amount] })).toBe('12.5% off');
  const dollars = { ...amount, flatMinor: 650, currency: 'USD', symbol: '$' };
  expect(
    prizeText({ discountKind: 'flat', percentBp: null, amounts: [{ ...amount, flatMinor: 50_000 }, dollars] }),
  ).toBe('₹500 or $6.50 off');
});
