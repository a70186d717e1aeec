import { day } from '@lectern/contract/day-field';
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

test('a history has the labels of the contract and the words of statuses and choices; a screen shows what is no words', () => {
  const { noun, fields, show } = historyWords(book, { notes: (notes) => notes.slice(0, 3) });
  expect(noun).toBe('book');
  expect(fields?.['shelfId']).toBe('Shelf');
  expect(show?.['binding']?.('hard')).toBe('Hardcover');
  expect(['lost', 'gone'].map((status) => show?.['status']?.(status))).toEqual(['Lost', 'gone']);
  expect(show?.['notes']?.('Long ago')).toBe('Lon');
});

test('a conflict and a history show a calendar day in words, and no day as nothing', () => {
  const dated = { ...book, fields: { ...book.fields, boughtOn: day('Bought on') } };
  const { show } = conflictFields(dated, {})['boughtOn'] ?? {};
  expect([show?.('2026-05-31'), show?.(''), show?.(null)]).toEqual(['31 May 2026', '', undefined]);
  const history = historyWords(dated);
  expect(history.fields?.['boughtOn']).toBe('Bought on');
  expect(history.show?.['boughtOn']?.('2026-05-31')).toBe('31 May 2026');
});
