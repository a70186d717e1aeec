import { setTimeZone } from '@lectern/ui-kit';
import { endOfDay, firstDay, lastDay, lastDayText, periodText, startOfDay } from './dates';

beforeEach(() => setTimeZone('Asia/Kolkata'));

test('a period has whole days in the zone of the business, both included, when read and when written', () => {
  const [from, until] = [startOfDay('2026-12-20'), endOfDay('2027-01-05')];
  expect([from, until]).toEqual(['2026-12-19T18:30:00.000Z', '2027-01-05T18:30:00.000Z']);
  expect([firstDay(from), lastDay(until)]).toEqual(['2026-12-20', '2027-01-05']);
  expect(periodText(from, until)).toBe('20 Dec 2026 – 5 Jan 2027');
  expect(lastDayText(until)).toBe('5 Jan 2027');
});

test('a day on which the clocks change has 23 or 25 hours', () => {
  setTimeZone('Europe/Berlin');
  const hours = (day: string): number => (Date.parse(endOfDay(day)) - Date.parse(startOfDay(day))) / 3_600_000;
  expect([hours('2026-03-29'), hours('2026-03-30'), hours('2026-10-25')]).toEqual([23, 24, 25]);
});

test('an empty day is no time', () => {
  expect([startOfDay(''), endOfDay('')]).toEqual(['', '']);
});
