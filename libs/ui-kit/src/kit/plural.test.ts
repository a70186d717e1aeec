import { plural } from './plural';

const rows = { one: 'one row', few: 'a few rows', other: 'many rows' };

test('one has a sentence of its own, every other count shares one', () => {
  expect([0, 1, 2, 21].map((count) => plural(count, rows))).toEqual(['many rows', 'one row', 'many rows', 'many rows']);
});

test('a language with more forms gets them, and the form for all others where one is not written', () => {
  expect([1, 3, 5, 21].map((count) => plural(count, rows, 'ru'))).toEqual([
    'one row',
    'a few rows',
    'many rows',
    'one row',
  ]);
});
