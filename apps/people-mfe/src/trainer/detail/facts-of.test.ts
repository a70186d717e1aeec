import type { TrainerDetail } from '@lectern/contract/people';
import { blocksOf } from './facts-of';

const trainerOf = (rate: object): TrainerDetail =>
  ({
    teachingModes: [],
    hourlyRateMinor: null,
    hourlyRateCurrency: null,
    hourlyRateSymbol: null,
    hourlyRateExponent: null,
    dateOfBirth: null,
    ...rate,
  }) as unknown as TrainerDetail;

const rateOf = (hourlyRateMinor: number | null, code: string, symbol: string, exponent: number): string | undefined =>
  blocksOf(
    trainerOf({
      hourlyRateMinor,
      hourlyRateCurrency: code,
      hourlyRateSymbol: symbol,
      hourlyRateExponent: exponent,
    }),
  )
    .flatMap(({ facts }) => facts)
    .find(([label]) => label === 'Hourly rate')?.[1];

test('the hourly rate has the digits of its currency', () => {
  expect(rateOf(125_050, 'INR', '₹', 2)).toBe('₹1,250.50');
  expect(rateOf(3000, 'JPY', '¥', 0)).toBe('¥3,000.00');
  expect(rateOf(12_500, 'KWD', 'KD', 3)).toBe('KWD\u00a012.500');
});
test('a trainer without a rate has none', () => {
  expect(blocksOf(trainerOf({})).flatMap(({ facts }) => facts)).toContainEqual(['Hourly rate', '']);
});
