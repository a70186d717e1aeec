import { clockText, dateText, timeText } from './dates';
import { setTimeZone, timeZone } from './zone';

test('days and times are those of the zone of the business, whatever the browser’s zone [9.2]', () => {
  setTimeZone('Asia/Kolkata');
  expect([
    dateText('2026-09-22T18:30:00Z'),
    timeText('2026-09-22T18:30:00Z'),
    clockText('2026-09-22T18:30:00Z'),
  ]).toEqual(['23 Sep 2026', '23 Sep 2026, 00:00', '00:00']);
  setTimeZone('America/New_York');
  expect(timeText('2026-09-22T18:30:00Z')).toBe('22 Sep 2026, 14:30');
});

test('a zone that the browser does not know changes nothing', () => {
  setTimeZone('Europe/Berlin');
  setTimeZone('Mars/Olympus');
  expect(timeZone()).toBe('Europe/Berlin');
});

test('of two zones that were set before the first date the later one counts, also where it is the one before', () => {
  setTimeZone('Asia/Kolkata');
  expect(timeZone()).toBe('Asia/Kolkata');
  setTimeZone('Europe/Berlin');
  setTimeZone('Asia/Kolkata');
  expect(timeZone()).toBe('Asia/Kolkata');
});
