import { discountOf } from './discount';

const percent = { discountKind: 'percent', percentBp: 1500 } as const;
const flat = { discountKind: 'flat', percentBp: null } as const;

test('a percentage is rounded half up to the minor unit, and cut at what it can take off at most', () => {
  expect([
    discountOf(percent, { flatMinor: null, capMinor: null }, 240_000),
    discountOf(percent, { flatMinor: null, capMinor: 30_000 }, 240_000),
  ]).toEqual([36_000, 30_000]);
  expect([
    discountOf(percent, { flatMinor: null, capMinor: null }, 10),
    discountOf(percent, { flatMinor: null, capMinor: null }, 9),
  ]).toEqual([2, 1]);
});

test('an amount never takes off more than the price', () => {
  expect([
    discountOf(flat, { flatMinor: 500, capMinor: null }, 600),
    discountOf(flat, { flatMinor: 500, capMinor: null }, 400),
  ]).toEqual([500, 400]);
});
