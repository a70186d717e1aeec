import { dayAndTime, instantIn } from './time';

test('a day and a time of a zone are one instant, in summer and in winter', () => {
  expect(instantIn('2026-07-01', '18:00', 'Europe/Berlin')).toBe('2026-07-01T16:00:00.000Z');
  expect(instantIn('2026-12-01', '18:00', 'Europe/Berlin')).toBe('2026-12-01T17:00:00.000Z');
  expect(instantIn('2026-12-01', '01:00', 'Asia/Kolkata')).toBe('2026-11-30T19:30:00.000Z');
});
test('an instant is shown as day and time of the zone; none is shown as nothing', () => {
  expect(dayAndTime('2026-11-30T19:30:00.000Z', 'Asia/Kolkata')).toEqual({ day: '2026-12-01', time: '01:00' });
  expect(dayAndTime(null, 'Asia/Kolkata')).toEqual({ day: '', time: '' });
});
