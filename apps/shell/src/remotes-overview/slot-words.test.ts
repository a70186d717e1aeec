import { slotWords } from './slot-words';

test('a contribution to an older version of a slot says that there is a newer one', () => {
  expect(slotWords('shell.home.v1#categories-by-status')).toBe(
    'shell.home.v1#categories-by-status, of which there is v2 by now',
  );
});

test('one to the newest version, or to a slot that this shell does not know, is reported as it is', () => {
  expect(['shell.home.v2#faqs-in-draft', 'house.attic.v1#box'].map(slotWords)).toEqual([
    'shell.home.v2#faqs-in-draft',
    'house.attic.v1#box',
  ]);
});
