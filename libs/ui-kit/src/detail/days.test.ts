import { byDay, dayTitle } from './days';

const now = new Date('2026-11-20T12:00:00Z');

test('today says so', () => {
  expect([dayTitle('2026-11-20T10:00:00Z', now), dayTitle('2026-11-18T10:00:00Z', now)]).toEqual([
    'Today, Friday 20 November 2026',
    'Wednesday 18 November 2026',
  ]);
});
test('each event is listed under its day, in the order in which it came', () => {
  const at = (id: number, day: string) => ({ id, at: `${day}T12:00:00Z` });
  expect(
    byDay([at(3, '2026-11-20'), at(2, '2026-11-20'), at(1, '2026-11-18')], now).map(({ items }) =>
      items.map(({ id }) => id),
    ),
  ).toEqual([[3, 2], [1]]);
  expect(byDay([], now)).toEqual([]);
});
