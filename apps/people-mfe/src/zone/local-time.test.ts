import { instantOf, localOf } from './local-time';

test.each([
  ['Asia/Kolkata', '2026-11-24', '18:00', '2026-11-24T12:30:00.000Z'],
  ['Europe/London', '2026-06-01', '18:00', '2026-06-01T17:00:00.000Z'],
  ['America/New_York', '2026-12-31', '23:30', '2027-01-01T04:30:00.000Z'],
])('a time in %s is one moment, and is read back as the same time', (zone, day, time, instant) => {
  expect(instantOf(zone, day, time)).toBe(instant);
  expect(localOf(zone, instant)).toEqual({ day, time });
});
