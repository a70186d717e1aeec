import { sumsOf } from '../testing';
import { dayParts, totalWords, wholeWords } from './sales-words';

const rupees = { currency: 'INR', symbol: '₹', exponent: 2 };
const dayOf = (values: Parameters<typeof sumsOf>[0]) => ({ day: '2026-11-20', ...sumsOf(values) });

test('the parts of a day have their numbers, and their sums add up to its net', () => {
  const day = { payments: 3, paidMinor: 300_000, refunds: 1, refundedMinor: 40_000, disputedMinor: 5_000 };
  expect(dayParts(dayOf(day), rupees)).toBe('3 paid ₹3,000.00, 1 refunded −₹400.00, −₹50.00 disputed');
});

test('a day with more failed refunds than refunds counts the failed ones, and their money comes back', () => {
  const failed = dayOf({ refunds: -1, refundedMinor: -40_000 });
  expect(dayParts(failed, rupees)).toBe('0 paid ₹0.00, 1 failed refund ₹400.00');
  expect(totalWords(failed, rupees)).toBe('0 payments, 1 failed refund');
});

test('a refund next to a failed one of another sum has no number, only the sum of both', () =>
  expect(dayParts(dayOf({ refunds: 0, refundedMinor: 20_000 }), rupees)).toBe('0 paid ₹0.00, refunds −₹200.00'));

test('surplus and free orders are apart from the net', () =>
  expect(wholeWords(dayOf({ payments: 1, surplusMinor: 1_215_000, free: 2 }), rupees)).toBe(
    '1 payment, 0 refunds; ₹12,150.00 surplus; 2 free orders',
  ));
