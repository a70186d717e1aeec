import { monthsBefore } from './months';

test('the months before a day begin with the last one that is over, across a year', () => {
  const months = monthsBefore('2026-02-28');
  expect(months.slice(0, 3)).toEqual([
    { value: '2026-01', label: 'January 2026' },
    { value: '2025-12', label: 'December 2025' },
    { value: '2025-11', label: 'November 2025' },
  ]);
  expect(months).toHaveLength(24);
});
