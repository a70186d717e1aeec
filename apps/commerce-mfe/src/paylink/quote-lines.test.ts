import { quoteLines, periodText, taxText } from './quote-lines';
import { quoteOf } from './testing';

const shown = (...args: Parameters<typeof quoteLines>) =>
  quoteLines(...args).map(({ label, sum, was }) => [label, sum, ...(was === undefined ? [] : [was])]);

test('included tax is named below the total, with the amount that it is on', () => {
  const quote = quoteOf({ coupon: { code: 'DIWALI10', name: 'Diwali' }, discountMinor: 50_000, totalMinor: 514_676 });
  expect(
    shown({
      ...quote,
      taxMinor: 78_510,
      taxLines: quote.taxLines.map((line) => ({ ...line, taxMinor: 39_255 })),
    }),
  ).toEqual([
    ['IELTS writing, 8 weeks', '₹5,646.76'],
    ['Coupon DIWALI10', '\u2212₹500.00'],
    ['Total', '₹5,146.76'],
    ['Includes CGST 9% on ₹4,361.66', '₹392.55'],
    ['Includes SGST 9% on ₹4,361.66', '₹392.55'],
  ]);
});

test('added tax is a row above the total, so that the rows add up', () => {
  const quote = quoteOf({
    taxIncluded: false,
    listMinor: 10_000,
    taxLines: [{ name: 'IGST', rateBp: 1800, taxMinor: 1800 }],
    taxMinor: 1800,
    totalMinor: 11_800,
  });
  expect(shown(quote)).toEqual([
    ['IELTS writing, 8 weeks', '₹100.00'],
    ['IGST 18% on ₹100.00', '₹18.00'],
    ['Total', '₹118.00'],
  ]);
  expect(taxText(quote)).toBe('incl. GST ₹18.00');
});

test('only rows that changed carry the sum of before', () => {
  const changed = shown(quoteOf({ listMinor: 600_000, totalMinor: 600_000 }), quoteOf());
  expect(changed.filter((row) => row.length === 3).map(([label]) => label)).toEqual([
    'IELTS writing, 8 weeks',
    'Total',
  ]);
});

test('a conversion names both currencies, and a price in rupees is divided', () => {
  const from = { fromMinor: 499_900, fromCurrency: 'INR', fromSymbol: '₹', fromExponent: 2, rate: '83.12' };
  const quote = quoteOf({
    currency: 'USD',
    symbol: '$',
    converted: { ...from, rateFrom: '2026-11-20', ageDays: 1, isTooOld: false },
  });
  expect(quoteLines(quoteOf())[0]?.sub).toBe('£49.00 × 115.2400, rate of 20 Nov 2026');
  expect(quoteLines(quote)[0]?.sub).toBe('₹4,999.00 ÷ 83.1200, rate of 20 Nov 2026');
});

test('a plan says when it ends, and when it begins after another', () => {
  const period = { from: null, until: '2027-03-15' };
  expect(periodText(quoteOf())).toBeUndefined();
  expect(periodText(quoteOf({ period }))).toBe('Runs until 15 Mar 2027');
  expect(periodText(quoteOf({ period: { ...period, from: '2027-02-15' } }))).toBe(
    'Begins on 15 Feb 2027, after the plan that runs. Ends on 15 Mar 2027',
  );
});
