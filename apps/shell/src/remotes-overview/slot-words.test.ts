import { slotWords } from './slot-words';

test('a contribution to an older version of a slot says that there is a newer one', () => {
  expect(slotWords('shell.home.v1#categories-by-status')).toBe(
    'shell.home.v1#categories-by-status, of which there is v2 by now',
  );
});

test('a contribution to the newest version, or to an unknown slot, is shown unchanged', () => {
  expect(['shell.home.v2#faqs-in-draft', 'house.attic.v1#box'].map(slotWords)).toEqual([
    'shell.home.v2#faqs-in-draft',
    'house.attic.v1#box',
  ]);
});
