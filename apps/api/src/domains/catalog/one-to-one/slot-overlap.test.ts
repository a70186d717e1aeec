import { ownOverlap, overlapWith, type Week } from './slot-overlap';

const slot = (weekday: number, startsAt: string, endsAt: string) => ({ weekday, startsAt, endsAt });
const at = (timeZone: string, ...slots: Week['slots']): Week => ({ timeZone, slots });
const monday = slot(1, '18:00', '19:00');

test('slots of one week overlap when they share a minute; one may begin when another ends', () => {
  expect(ownOverlap({ slots: [monday, slot(1, '19:00', '20:00'), slot(2, '18:00', '19:00')] })).toBeUndefined();
  expect(ownOverlap({ slots: [slot(2, '08:00', '09:00'), monday, slot(1, '18:59', '19:30')] })).toBe(2);
  expect(ownOverlap({ slots: [monday, monday] })).toBe(1);
  expect(ownOverlap({ slots: [slot(1, '17:00', '21:00'), monday] })).toBe(1);
});

test('slots of two zones are compared in UTC', () => {
  const kolkata = at('Asia/Kolkata', monday); // 12:30 to 13:30 UTC
  expect(overlapWith(kolkata, at('UTC', slot(1, '13:29', '14:00')))).toBe(0);
  expect(overlapWith(kolkata, at('UTC', slot(1, '13:30', '14:00')))).toBeUndefined();
});

test('a zone with daylight saving is compared by both of its offsets', () => {
  const utc = (from: string, to: string) => at('UTC', slot(1, from, to));
  const london = at('Europe/London', monday); // 18:00 UTC in winter, 17:00 in summer
  expect(overlapWith(london, utc('18:30', '19:00'))).toBe(0);
  expect(overlapWith(london, utc('17:00', '17:30'))).toBe(0);
  expect(overlapWith(london, utc('19:00', '20:00'))).toBeUndefined();
  expect(overlapWith(utc('17:00', '17:30'), london)).toBe(0);
});

test('zones that change on the same days keep their distance; those that do not meet in between too', () => {
  expect(overlapWith(at('Europe/Berlin', monday), at('Europe/London', slot(1, '18:00', '19:00')))).toBeUndefined();
  // New York changes three weeks before London: then they are four hours apart instead of five.
  const newYork = at('America/New_York', slot(1, '13:00', '14:00'));
  expect(overlapWith(newYork, at('Europe/London', slot(1, '18:00', '19:00')))).toBe(0);
  expect(overlapWith(newYork, at('Europe/London', slot(1, '17:00', '18:00')))).toBe(0);
  expect(overlapWith(newYork, at('Europe/London', slot(1, '16:00', '17:00')))).toBeUndefined();
});

test('the week goes on from Sunday to Monday', () => {
  const sunday = at('America/New_York', slot(7, '20:00', '21:00')); // Monday, 00:00 or 01:00 UTC
  expect(overlapWith(sunday, at('UTC', slot(1, '00:30', '00:45')))).toBe(0);
  expect(overlapWith(sunday, at('UTC', slot(1, '02:00', '03:00')))).toBeUndefined();
  const early = at('Asia/Kolkata', slot(1, '00:00', '01:00')); // Sunday, 18:30 UTC
  expect(overlapWith(early, at('UTC', slot(7, '19:00', '20:00')))).toBe(0);
});
