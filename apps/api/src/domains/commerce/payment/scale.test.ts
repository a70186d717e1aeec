import { toOurs, toTheirs } from './scale';

const scales = {
  INR: { ours: 2, theirs: 2 },
  JPY: { ours: 0, theirs: 0 },
  ISK: { ours: 0, theirs: 2 },
  MGA: { ours: 2, theirs: 0 },
  KWD: { ours: 3, theirs: 3 },
};

test.each([
  ['INR', 99_900, 99_900],
  ['JPY', 1200, 1200],
  ['ISK', 1200, 120_000],
  ['MGA', 120_000, 1200],
  ['KWD', 5540, 5540],
])('%s has the digits that the provider writes, there and back', (currency, ours, theirs) => {
  expect(toTheirs(scales, currency, ours)).toBe(theirs);
  expect(toOurs(scales, currency, theirs)).toBe(ours);
});
