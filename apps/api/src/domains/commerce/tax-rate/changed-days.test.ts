import { changedDays } from './changed-days';

const rate = { name: 'VAT', rateBp: 2000, validFrom: '2026-01-01', validTo: null as string | null };

test('another rate or name changes all days before and after', () => {
  const after = { ...rate, rateBp: 2100 };
  expect(changedDays(rate, after)).toEqual([rate, after]);
  expect(changedDays(rate, { ...rate, name: 'GST' })).toHaveLength(2);
});

test.each([
  ['an end', { validTo: '2026-12-01' }, [{ validFrom: '2026-12-01', validTo: null }]],
  ['an earlier start', { validFrom: '2025-06-01' }, [{ validFrom: '2025-06-01', validTo: '2026-01-01' }]],
  ['a later start', { validFrom: '2026-03-01' }, [{ validFrom: '2026-01-01', validTo: '2026-03-01' }]],
  ['nothing', {}, []],
])('%s changes the days at that end alone', (_, change, days) => {
  expect(changedDays(rate, { ...rate, ...change })).toEqual(days);
});

test('spans that share no day change both', () => {
  const ended = { ...rate, validTo: '2026-02-01' };
  const moved = { ...rate, validFrom: '2026-03-01', validTo: '2026-04-01' };
  expect(changedDays(ended, moved)).toEqual([ended, moved]);
});
