import { clockTone } from './clock-tone';

test('a clock is warned of from 60 seconds, and a danger from 240 of 300, in either direction', () => {
  expect([0, 59, -59].map(clockTone)).toEqual([undefined, undefined, undefined]);
  expect([60, -60, 239].map(clockTone)).toEqual(['warning', 'warning', 'warning']);
  expect([240, -240, 400].map(clockTone)).toEqual(['danger', 'danger', 'danger']);
});
