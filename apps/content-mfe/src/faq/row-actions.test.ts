import { rowActions } from './row-actions';
import { rowOf } from './testing';

const handlers = { open: jest.fn(), changeStatus: jest.fn(), move: jest.fn(), remove: jest.fn() };
const labels = (...args: Parameters<typeof rowActions>) => rowActions(...args).map((action) => action.label);

describe('the menu of a FAQ', () => {
  it('offers the statuses it may go to', () => {
    expect(labels(rowOf({ status: 'draft' }), true, handlers)).toEqual(['Edit', 'Publish', 'Move…', 'Delete…']);
    expect(labels(rowOf({ status: 'published' }), true, handlers)).toEqual([
      'Edit',
      'Hide',
      'Back to draft',
      'Move…',
      'Delete…',
    ]);
    expect(labels(rowOf({ status: 'hidden' }), true, handlers)).toEqual([
      'Edit',
      'Publish',
      'Back to draft',
      'Move…',
      'Delete…',
    ]);
  });
  it('says why a FAQ without answer is not published', () => {
    expect(rowActions(rowOf({ snippet: '' }), true, handlers)[1]).toMatchObject({
      label: 'Publish',
      disabledReason: 'It has no answer yet',
    });
  });
  it('moves rows only where the list stands in the order of a category', () => {
    expect(labels(rowOf(), true, { ...handlers, move: undefined })).toEqual(['Edit', 'Publish', 'Delete…']);
  });
  it('only opens it for who may not edit', () => {
    expect(labels(rowOf(), false, handlers)).toEqual(['Open']);
  });
});
