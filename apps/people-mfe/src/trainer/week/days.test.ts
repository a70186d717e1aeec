import { dayAfter, dayName, hoursOf, reachOf, weekName } from './days';

test('days go on over months, years and changed clocks', () => {
  expect([dayAfter('2026-10-24', 1), dayAfter('2026-12-31', 1), dayAfter('2027-03-01', -1)]).toEqual([
    '2026-10-25',
    '2027-01-01',
    '2027-02-28',
  ]);
  expect([dayName('2026-09-07'), weekName('2026-12-28')]).toEqual(['Mon 7 Sep', '28 Dec 2026 – 3 Jan 2027']);
});

test('what goes on after midnight ends with its day', () =>
  expect(reachOf({ from: '23:30', durationMinutes: 60 })).toEqual({ start: 1410, end: 1440 }));

test('a week shows 8 to 20 o’clock, and more where something is planned', () => {
  expect(hoursOf([])).toEqual({ first: 8, last: 20 });
  expect(
    hoursOf([
      { from: '06:15', durationMinutes: 60 },
      { from: '20:00', durationMinutes: 90 },
    ]),
  ).toEqual({ first: 6, last: 22 });
});
