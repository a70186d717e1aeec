import { rowActions, withMeaning } from './actions';
import { rowOf } from './testing';

const standard = [
  { label: 'Edit', onSelect: jest.fn() },
  ...['draft', 'published', 'hidden'].map((status) => ({ label: status, status, onSelect: jest.fn() })),
  { label: 'Delete…', onSelect: jest.fn() },
];
const move = { label: 'Move…', onSelect: jest.fn() };
const labels = (row: Parameters<typeof rowOf>[0], moves: readonly (typeof move)[] = []) =>
  rowActions(rowOf(row), standard, moves).map(({ label }) => label);

describe('the menu of an FAQ', () => {
  it('offers the allowed statuses, and Move in category order', () => {
    expect(labels({ status: 'draft' })).toEqual(['Edit', 'published', 'Delete…']);
    expect(labels({ status: 'published' })).toEqual(['Edit', 'hidden', 'draft', 'Delete…']);
    expect(labels({ status: 'hidden' }, [move])).toEqual(['Edit', 'published', 'draft', 'Move…', 'Delete…']);
  });
  it('says why an FAQ without an answer can’t be published', () => {
    expect(rowActions(rowOf({ snippet: '' }), standard, [])[1]).toMatchObject({
      label: 'published',
      disabledReason: 'Add an answer first',
    });
  });
});

test('bulk actions say what publishing and hiding mean for readers', () => {
  const action = { action: 'faq.status', label: 'x' };
  expect(withMeaning({ ...action, args: { status: 'hidden' } }).consequence).toMatch('They are hidden from readers');
  expect(withMeaning({ ...action, args: { status: 'draft' } }).consequence).toBeUndefined();
});
