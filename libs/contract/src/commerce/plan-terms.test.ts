import { termsErrorsOfPlan, type PlanTerms } from './plan-terms';

const price = { currency: 'INR', priceMinor: 99_900, compareMinor: null };
const terms = { periodUnit: 'month', periodCount: 1, trialDays: 0, prices: [price] } as const;
const places = (more: Partial<PlanTerms>): string[] =>
  termsErrorsOfPlan({ ...terms, ...more }).map(({ property }) => property);

test('sound terms have no error', () => expect(places({})).toEqual([]));

test('a plan without end has one period and no trial', () => {
  expect(places({ periodUnit: 'once', periodCount: 2, trialDays: 7 })).toEqual(['periodCount', 'trialDays']);
  expect(places({ periodUnit: 'once' })).toEqual([]);
});

test('each currency has one price', () => {
  expect(places({ prices: [price, { ...price, currency: 'USD' }, price] })).toEqual(['prices[2].currency']);
});

test('a compare-at price is above the price', () => {
  expect(places({ prices: [{ ...price, compareMinor: 99_900 }] })).toEqual(['prices[0].compareMinor']);
  expect(places({ prices: [{ ...price, compareMinor: 99_901 }] })).toEqual([]);
});
