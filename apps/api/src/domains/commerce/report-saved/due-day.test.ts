import { isDue, lastDueDay } from './due-day';

const weekly = { rhythm: 'weekly', onDay: 1 } as const;
const monthly = { rhythm: 'monthly', onDay: 5 } as const;

test.each([
  ['a Monday from 07:00', weekly, { day: '2026-11-30', hour: 7 }, '2026-11-30'],
  ['a Monday before 07:00', weekly, { day: '2026-11-30', hour: 6 }, '2026-11-23'],
  ['a Sunday', weekly, { day: '2026-11-29', hour: 12 }, '2026-11-23'],
  ['the weekday Sunday', { ...weekly, onDay: 7 }, { day: '2026-11-30', hour: 12 }, '2026-11-29'],
  ['the day of the month', monthly, { day: '2026-11-05', hour: 7 }, '2026-11-05'],
  ['a day before it, in January', monthly, { day: '2027-01-04', hour: 23 }, '2026-12-05'],
  ['the 28th before 07:00 in March', { ...monthly, onDay: 28 }, { day: '2027-03-01', hour: 6 }, '2027-02-28'],
])('the last mail was due by %s', (_, rhythm, now, due) => expect(lastDueDay(rhythm, now)).toBe(due));

test('a mail is due once, and never for a day before its report was saved', () => {
  expect(isDue('2026-11-30', { lastSent: '2026-11-23', since: '2026-11-20 10:00' })).toBe(true);
  expect(isDue('2026-11-30', { lastSent: '2026-11-30', since: '2026-11-20 10:00' })).toBe(false);
  expect(isDue('2026-11-30', { lastSent: null, since: '2026-11-30 07:01' })).toBe(false);
});
