import { book } from './test-book';
import { conflictFields, historyWords } from './words';

test('a conflict has the labels of the contract; a screen says how an id is shown', () => {
  const fields = conflictFields(book, { shelfId: (id: number) => `no. ${id}` });
  expect(Object.values(fields).map((field) => field?.label)).toEqual([
    'Title',
    'Shelf',
    'Slug',
    'Binding',
    'Pages',
    'Notes',
    'Tags',
    'Status',
  ]);
  expect(fields['shelfId']?.show?.(2)).toBe('no. 2');
  expect(fields['tags']?.show?.(['a', 'b'])).toBe('a, b');
  expect(fields['binding']?.show?.('paper')).toBe('Paperback');
  expect(fields['status']?.show?.('lost')).toMatchObject({ props: { status: 'lost', label: 'Lost' } });
});

test('a history has the labels of the contract and the words of statuses and choices', () => {
  const { noun, fields, show } = historyWords(book);
  expect(noun).toBe('book');
  expect(fields?.['shelfId']).toBe('Shelf');
  expect(show?.['binding']?.('hard')).toBe('Hardcover');
  expect(['lost', 'gone'].map((status) => show?.['status']?.(status))).toEqual(['Lost', 'gone']);
});
