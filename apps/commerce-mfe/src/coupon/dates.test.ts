import { clockText, endOfDay, firstDay, lastDay, lastDayText, periodText, startOfDay } from './dates';

test('a period has whole days of the viewer, both included, when read and when written', () => {
  const [from, until] = [startOfDay('2026-12-20'), endOfDay('2027-01-05')];
  expect([firstDay(from), lastDay(until)]).toEqual(['2026-12-20', '2027-01-05']);
  expect(periodText(from, until)).toBe('20 Dec 2026 – 5 Jan 2027');
  expect(lastDayText(until)).toBe('5 Jan 2027');
  expect([clockText(from), clockText(until)]).toEqual(['00:00', '00:00']);
});

test('a period of one day is that day', () => {
  expect(Date.parse(endOfDay('2026-11-21')) - Date.parse(startOfDay('2026-11-21'))).toBe(86_400_000);
});

test('an empty day is no time', () => {
  expect([startOfDay(''), endOfDay('')]).toEqual(['', '']);
});

test('a time of day other than midnight is shown', () => {
  const at = new Date(2026, 11, 20, 17, 5);
  expect(clockText(at.toISOString())).toBe('17:05');
});
