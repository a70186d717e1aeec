import { completionText, tenthsOf, watchedText } from './video-words';

test('watched time is written in its largest units', () => {
  expect([0, 59, 60, 3599, 3600, 45_296].map(watchedText)).toEqual([
    '0 s',
    '59 s',
    '1 min',
    '1 h 0 min',
    '1 h 0 min',
    '12 h 35 min',
  ]);
});

test('a share of no views is no number', () => {
  expect(completionText({ completions: 0, views: 0 })).toBe('–');
  expect(completionText({ completions: 1, views: 3 })).toBe('33%');
});

test('each tenth has its share of all views', () => {
  expect(tenthsOf([40, 30, 10], 40)).toEqual([100, 75, 25]);
});
