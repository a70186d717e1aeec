import type { PlanTerms } from '@lectern/contract/commerce';
import { versionOf } from '../testing';
import { differencesOf } from './differences';

const before: PlanTerms = versionOf();
const currencies = new Map([
  ['INR', { code: 'INR', symbol: '₹', exponent: 2 }],
  ['USD', { code: 'USD', symbol: '$', exponent: 2 }],
]);
const between = (after: Partial<PlanTerms>, from: Partial<PlanTerms> = {}) =>
  differencesOf({ ...before, ...from }, { ...before, ...after }, currencies);
const rupees = (priceMinor: number, compareMinor: number | null = null) => ({
  currency: 'INR',
  priceMinor,
  compareMinor,
});
const feature = (text: string, included = true) => ({ text, included });

test('equal terms have no difference', () => expect(between({})).toEqual([]));

test('a price says how much it rises, and by which part', () => {
  expect(between({ prices: [rupees(109_900)] })).toEqual([
    {
      at: 'prices.INR',
      words: '+₹100.00, 10.0%',
      sentence: 'Price in INR: ₹999.00 becomes ₹1,099.00.',
    },
  ]);
  expect(between({ prices: [rupees(89_900)] })[0]?.words).toBe('−₹100.00, 10.0%');
});

test('a price that becomes free, or no longer is, says so', () => {
  expect(between({ prices: [rupees(0)] })[0]?.sentence).toBe('Price in INR: ₹999.00 becomes free.');
  expect(between({}, { prices: [rupees(0)] })[0]?.words).toBe('+₹999.00');
});

test('a currency is new, or is no longer sold in', () => {
  expect(between({ prices: [{ ...rupees(1200), currency: 'USD' }] })).toEqual([
    { at: 'prices.INR', words: 'removed', sentence: 'It is no longer sold in INR.' },
    { at: 'prices.USD', words: 'new', sentence: 'It is sold in USD at $12.00.' },
  ]);
});

test('a compare-at price that is removed is a difference of its currency', () => {
  expect(between({}, { prices: [rupees(99_900, 119_900)] })).toMatchObject([
    { at: 'prices.INR', sentence: 'Compare-at price in INR: ₹1,199.00 becomes no compare-at price.' },
  ]);
});

test('period, trial and commission are named in words', () => {
  expect(between({ periodUnit: 'year', trialDays: 7, commissionBp: 1250 }).map(({ sentence }) => sentence)).toEqual([
    'Period: 1 month becomes 1 year.',
    'Trial: none becomes 7 days.',
    'Commission:  becomes 12.5%.',
  ]);
});

test('a limit says by how much, or that it is gone', () => {
  expect(between({ limits: { batches: 5 } })).toMatchObject([{ at: 'limits.batches', words: '+2' }]);
  expect(between({ limits: { batches: null } })[0]?.sentence).toBe('Batches: 3 becomes without limit.');
});

test('features are new, removed, in another order, or no longer included', () => {
  const [a, b, c] = [feature('All courses'), feature('Certificates'), feature('Answers')];
  const sentences = (was: readonly object[], is: readonly object[]) =>
    between({ features: is as PlanTerms['features'] }, { features: was as PlanTerms['features'] }).map(
      ({ sentence }) => sentence,
    );
  expect(sentences([a, b], [a, b, c])).toEqual(['New feature: “Answers”.']);
  expect(sentences([a, b], [a])).toEqual(['Feature removed: “Certificates”.']);
  expect(sentences([a, b], [b, a])).toEqual(['The features are in another order.']);
  expect(sentences([a], [feature('All courses', false)])).toEqual(['All courses: Included becomes not included.']);
});
