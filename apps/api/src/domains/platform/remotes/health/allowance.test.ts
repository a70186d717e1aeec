import { allowance } from './allowance';

const at = (second: number) => new Date(Date.parse('2026-11-21T12:00:00.000Z') + second * 1000);

test('a session reports sixty times a minute, then waits for the next minute; others are not affected', () => {
  const wait = allowance();
  for (let each = 0; each < 60; each += 1) expect(wait(1, at(10))).toBe(0);
  expect(wait(1, at(15))).toBe(45);
  expect(wait(2, at(15))).toBe(0);
  expect(wait(1, at(60))).toBe(0);
});
