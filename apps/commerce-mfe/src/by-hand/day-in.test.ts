import { dayIn } from './day-in';

test('a day is that of the zone, not that of the browser', () => {
  const moment = new Date('2026-11-20T20:00:00Z');
  expect([dayIn('Asia/Kolkata', moment), dayIn('America/New_York', moment)]).toEqual(['2026-11-21', '2026-11-20']);
});
