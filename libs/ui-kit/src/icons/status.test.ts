import { markOf } from './status';

test('a status has its mark in whatever case its word is written, also of two words', () => {
  expect(markOf('Active')).toEqual({ icon: 'circle-check', tone: 'success' });
  expect(markOf('Rolled back')).toEqual({ icon: 'rotate-ccw', tone: 'warning' });
});

test('the same icon may have several tones', () =>
  expect(['sent', 'awarded', 'ended'].map((word) => markOf(word))).toEqual(
    ['success', 'info', 'neutral'].map((tone) => ({ icon: 'circle-check', tone })),
  ));

test('a word without a mark of its own gets a quiet ring', () =>
  expect(['draft', 'something'].map((word) => markOf(word).icon)).toEqual(['circle-dashed', 'circle-dashed']));
