import { choicesOf, choicesText } from './filter-value';

test('one choice is written as eq, several as in, none as nothing', () => {
  expect(choicesText(['draft'])).toBe('eq:draft');
  expect(choicesText(['draft', 'hidden'])).toBe('in:draft,hidden');
  expect(choicesText([])).toBeUndefined();
});

test('they are read back, also without an operator', () => {
  expect(choicesOf('in:draft,hidden')).toEqual(['draft', 'hidden']);
  expect(choicesOf('draft')).toEqual(['draft']);
  expect(choicesOf(undefined)).toEqual([]);
});
