import { nothingWatched, watchedUntil, type PlayerMoment } from './watched-time';

const moment = (second: number, position: number, rate = 1): PlayerMoment => ({ at: second * 1000, position, rate });
const watch = (...moments: PlayerMoment[]) =>
  moments.slice(1).reduce((watched, now, index) => watchedUntil(watched, moments[index]!, now), nothingWatched);

test('played time is counted, not the position', () => {
  expect(watch(moment(0, 100), moment(1, 101), moment(2, 102))).toEqual({ seconds: 2, furthest: 102 });
});

test('a jump forward adds only the time that passed', () => {
  expect(watch(moment(0, 0), moment(1, 1), moment(1.25, 600), moment(2.25, 601))).toEqual({
    seconds: 2.25,
    furthest: 601,
  });
});

test('a second viewing of the same part counts again, and the furthest second stays', () => {
  expect(watch(moment(0, 0), moment(5, 5), moment(5.1, 0), moment(8.1, 3))).toEqual({ seconds: 8, furthest: 5 });
});

test('a stall and a sleeping computer add nothing', () => {
  expect(watch(moment(0, 0), moment(2, 2), moment(30, 2), moment(3600, 2.5))).toEqual({ seconds: 2.5, furthest: 2.5 });
});

test('double speed plays twice the video in the same time', () => {
  expect(watch(moment(0, 0, 2), moment(10, 20, 2))).toEqual({ seconds: 10, furthest: 20 });
});
