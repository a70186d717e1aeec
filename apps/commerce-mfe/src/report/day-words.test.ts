import { dayName, groupText, periodText } from './day-words';

test('a day has its weekday, and the day that is not over says so', () => {
  expect(dayName('2026-11-15', '2026-11-20')).toBe('Sun 15 Nov');
  expect(dayName('2026-11-20', '2026-11-20')).toBe('Fri 20 Nov, today, so far');
});

test('a period has its year once, and both years where they differ', () => {
  expect(periodText({ from: '2026-10-22', to: '2026-11-20' })).toBe('22 Oct to 20 Nov 2026');
  expect(periodText({ from: '2025-12-01', to: '2026-01-01' })).toBe('1 Dec 2025 to 1 Jan 2026');
  expect(periodText({ from: '2026-11-15', to: '2026-11-15' })).toBe('15 Nov 2026');
});

test('rows of time are named by their days, others by their label', () => {
  expect(groupText('day', '2026-11-15', '')).toBe('15 Nov 2026');
  expect(groupText('week', '2026-11-09', '')).toBe('Week of 9 Nov 2026');
  expect(groupText('month', '2026-11', '')).toBe('November 2026');
  expect(groupText('item', 'plan:3', 'Scholar, 1 month')).toBe('Scholar, 1 month');
});
