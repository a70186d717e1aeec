import { dotsOf, heightOf, topOf, worstOf } from './chart-line';
import { summaryOf } from './testing';

const until = Date.parse('2026-11-21T12:00:00.000Z');
const points = [
  { at: '2026-11-20T12:00:00.000Z', loads: 100, errors: 0 },
  { at: '2026-11-21T05:30:00.000Z', loads: 100, errors: 4 },
  { at: '2026-11-21T11:30:00.000Z', loads: 100, errors: 1 },
];
const summary = summaryOf({ points });
const field = { width: 96, height: 26, top: 0.04, until };

test('the field reaches twice the limit, and higher where something was worse', () => {
  expect([topOf(0.02), topOf(0.02, summary), topOf(0.01, summary)]).toEqual([0.04, 0.04, 0.04]);
});

test('each hour has its time and its rate', () => {
  expect(dotsOf(summary, field)).toEqual([
    { x: 2, y: 25 },
    { x: 72, y: 1 },
    { x: 96, y: 19 },
  ]);
  expect(heightOf(0.02, field)).toBe(13);
});

test('the worst hour is found; without reports there is none', () => {
  expect([worstOf(summary), worstOf(summaryOf())]).toEqual([points[1], undefined]);
});
