import { columnsOfDeleted, dateColumn, dayColumn, textColumn } from './columns';
import { choiceProps, fieldProps } from './define-record';
import { standardFilters } from './filters';
import { book, bookColumns, bookOf } from './test-book';

test('a column has the label of the contract, and sorts where the list can', () => {
  expect(bookColumns.map(({ head, sort }) => [head, sort])).toEqual([
    ['Title', 'title'],
    ['Tags', undefined],
    ['Status', undefined],
    ['Last changed', 'updatedAt'],
  ]);
});
test('a cell shows several texts, no value and a day', () => {
  expect(textColumn(book, 'tags').cell(bookOf({ tags: ['a', 'b'] }))).toBe('a, b');
  expect(textColumn(book, 'pages').cell(bookOf({ pages: null }))).toBe('');
  expect(dateColumn(book, 'updatedAt').cell(bookOf())).toContain('2026');
});
test('a column of a calendar day shows the same day in every zone, and words for no day', () => {
  const column = dayColumn(book, 'slug', { none: 'No day yet' });
  expect(column.cell(bookOf({ slug: '2026-05-31' }))).toBe('31 May 2026');
  expect(column.cell({ ...bookOf(), slug: null } as never)).toBe('No day yet');
});
test('Recently deleted shows the deletion instead of status and last change', () =>
  expect(columnsOfDeleted(bookColumns).map(({ id }) => id)).toEqual(['title', 'tags', 'deletedAt']));

test('a choice is shown by its word, and chosen in the order of the contract', () => {
  expect(textColumn(book, 'binding').cell(bookOf({ binding: 'paper' }))).toBe('Paperback');
  expect(choiceProps(book, 'binding').options.map(({ label }) => label)).toEqual(['Hardcover', 'Paperback']);
});

test('the standard filters are those whose choices the contract has', () =>
  expect(standardFilters(book)).toEqual([
    { name: 'title', label: 'Title' },
    {
      name: 'binding',
      label: 'Binding',
      options: [
        { value: 'hard', label: 'Hardcover' },
        { value: 'paper', label: 'Paperback' },
      ],
    },
    {
      name: 'status',
      label: 'Status',
      options: [
        { value: 'active', label: 'Available' },
        { value: 'inactive', label: 'Withdrawn' },
        { value: 'lost', label: 'Lost' },
      ],
    },
    { name: 'updatedAt', label: 'Last changed' },
  ]));

test('a field of the form has the label of the contract, and says whether it may be left empty', () => {
  expect(['title', 'slug', 'notes', 'tags'].map((name) => fieldProps(book, name))).toEqual([
    { name: 'title', label: 'Title', optional: false },
    { name: 'slug', label: 'Slug', optional: true },
    { name: 'notes', label: 'Notes', optional: true },
    { name: 'tags', label: 'Tags', optional: true },
  ]);
  expect(() => fieldProps(book, 'titel')).toThrow('the record has no field titel');
});

test('the row is found in an answer by the name that the contract gives it', () => expect(book.rowName).toBe('book'));
