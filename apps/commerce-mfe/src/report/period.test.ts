import { periodFault, periodOf, yearBefore, type Preset } from './period';

const today = '2026-11-20';

test.each<[Preset, string, string]>([
  ['last-7', '2026-11-14', '2026-11-20'],
  ['last-30', '2026-10-22', '2026-11-20'],
  ['this-month', '2026-11-01', '2026-11-20'],
  ['last-month', '2026-10-01', '2026-10-31'],
  ['this-year', '2026-01-01', '2026-11-20'],
])('the preset %s has whole days and ends today at the latest', (preset, from, to) => {
  expect(periodOf(preset, today)).toEqual({ from, to });
});

test('last month of a January is the December of the year before', () => {
  expect(periodOf('last-month', '2027-01-05')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});

test('a year ago is the same date, and 28 February for the 29th', () => {
  expect(['2028-02-29', '2028-03-01'].map(yearBefore)).toEqual(['2027-02-28', '2027-03-01']);
});

test('a period has two days in their order, and at most 366 of them', () => {
  expect(periodFault({ from: '2026-11-20', to: '2026-11-19' })).toBe('reversed');
  expect(periodFault({ from: '2026-02-30', to: '2026-11-19' })).toBe('no day');
  expect(periodFault({ from: '2025-01-01', to: '2026-01-01' })).toBeUndefined();
  expect(periodFault({ from: '2025-01-01', to: '2026-01-02' })).toBe('too long');
});
