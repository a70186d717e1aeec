import { incomeTexts, periodText, subscribersText, versionsText } from './words';
import { planRowOf } from './testing';

const sum = (currency: string, monthlyMinor: number) => ({ currency, symbol: currency, exponent: 2, monthlyMinor });

test('a period is months, years or without end', () => {
  expect([
    periodText({ periodUnit: 'month', periodCount: 1 }),
    periodText({ periodUnit: 'month', periodCount: 6 }),
    periodText({ periodUnit: 'year', periodCount: 1 }),
    periodText({ periodUnit: 'once', periodCount: 1 }),
  ]).toEqual(['1 month', '6 months', '1 year', 'without end']);
});

test('the second line of a status is its reason, or the versions', () => {
  expect([
    versionsText(planRowOf({ liveNo: 3, draftNo: 4 })),
    versionsText(planRowOf({ liveNo: null, draftNo: 1 })),
    versionsText(planRowOf({ statusReason: 'New terms in January' })),
  ]).toEqual(['version 3, draft 4', 'never sold', 'New terms in January']);
});

test('subscribers that are past due and in trial are named, if there are any', () => {
  expect([subscribersText({ pastDue: 2, inTrial: 1 }), subscribersText({ pastDue: 0, inTrial: 0 })]).toEqual([
    '2 past due, 1 in trial',
    '',
  ]);
});

test('more than five sums are four and a number', () => {
  const sums = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF'].map((currency) => sum(currency, 100));
  expect(incomeTexts(sums)[1]).toBe('BBB\u00a01.00 · CCC\u00a01.00 · DDD\u00a01.00 · 2 more');
  expect(incomeTexts(sums.slice(0, 2))).toEqual(['AAA\u00a01.00', 'BBB\u00a01.00']);
});
