import { movingDays } from './moving-period';

test.each([
  ['last-7', '2026-11-30', '2026-11-23', '2026-11-29'],
  ['last-30', '2026-03-01', '2026-01-30', '2026-02-28'],
  ['this-month', '2026-12-01', '2026-11-01', '2026-11-30'],
  ['last-month', '2026-12-01', '2026-11-01', '2026-11-30'],
  ['last-month', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['this-year', '2027-01-01', '2026-01-01', '2026-12-31'],
] as const)('the period %s of a mail of %s is of days that are over', (period, day, from, to) =>
  expect(movingDays(period, day)).toEqual({ from, to }),
);
