import { minutesLeft, minutesText } from './minutes-left';

const until = '2026-11-21T11:00:00.000Z';
const at = (time: string): number => Date.parse(`2026-11-21T${time}Z`);

test('the begun minute counts', () => {
  expect(minutesLeft(until, at('10:00:00'), 0)).toBe(60);
  expect(minutesLeft(until, at('10:05:30'), 0)).toBe(55);
  expect(minutesLeft(until, at('10:59:59'), 0)).toBe(1);
});

test('after the end it is over', () => {
  expect(minutesLeft(until, at('11:00:00'), 0)).toBe(0);
  expect(minutesLeft(until, at('12:00:00'), 0)).toBe(0);
  expect([minutesText(54), minutesText(0)]).toEqual(['54 min left', 'time is up']);
});

test('a clock that goes wrong is put right by the server’s', () =>
  expect(minutesLeft(until, at('09:00:00'), 3_600_000)).toBe(60));
