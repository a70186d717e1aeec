import { bulkActionsOf, rowActionsOf } from './actions';
import type { RecordKind } from './define-record';
import { book, bookOf } from './test-book';

const kind = book as unknown as RecordKind;
const none = {
  open: () => undefined,
  changeStatus: () => undefined,
  askDelete: () => undefined,
  restore: () => undefined,
};
const all = { edit: true, remove: true };
const labels = (row: Parameters<typeof bookOf>[0], may: typeof all) =>
  rowActionsOf(book, may, bookOf(row), none).map(({ label }) => label);

test('the menu of a row offers what the person may do, and each other status', () => {
  expect(labels({}, { edit: false, remove: false })).toEqual(['Open']);
  expect(labels({}, { edit: true, remove: false })).toEqual(['Edit', 'Deactivate', 'Set to Lost']);
  expect(labels({ status: 'inactive' }, all)).toEqual(['Edit', 'Activate', 'Set to Lost', 'Delete…']);
});

test('the menu of a record with a flow leaves its statuses to the screen, whose entries stand before the deletion', () => {
  const own = { label: 'Lose…', onSelect: () => undefined };
  const menu = (row: Parameters<typeof bookOf>[0]) =>
    rowActionsOf({ ...book, flow: {} }, all, bookOf(row), none, [own]).map(({ label }) => label);
  expect(menu({})).toEqual(['Edit', 'Lose…', 'Delete…']);
  expect(menu({ deletedAt: '2026-10-12T09:30:00.000Z' })).toEqual(['Restore']);
});

test('a deletion that the state of the row forbids is disabled and says why', () => {
  const menu = (deletedAt: string | null, blocker?: string) =>
    rowActionsOf(book, all, bookOf({ deletedAt }), none, [], blocker).at(-1);
  expect(menu(null, 'It is lent')).toMatchObject({ label: 'Delete…', disabledReason: 'It is lent' });
  expect(menu(null)).not.toHaveProperty('disabledReason');
  expect(menu('2026-10-12T09:30:00.000Z', 'It is lent')).not.toHaveProperty('disabledReason');
});

test('a deleted row is restored, by who may delete', () => {
  const deletedAt = '2026-10-12T09:30:00.000Z';
  expect(labels({ deletedAt }, all)).toEqual(['Restore']);
  expect(labels({ deletedAt }, { edit: true, remove: false })).toEqual([]);
});

test('a record whose status nobody sets offers none', () => {
  const { changeStatus: _none, ...calls } = book.calls;
  expect(rowActionsOf({ ...book, calls }, all, bookOf(), none).map(({ label }) => label)).toEqual(['Edit', 'Delete…']);
  expect(bulkActionsOf({ ...kind, calls } as RecordKind, all, false).map(({ action }) => action)).toEqual([
    'book.delete',
  ]);
});

describe('what can be done to many', () => {
  it('are each status and deletion, each with its right', () =>
    expect(
      bulkActionsOf(kind, { edit: true, remove: false }, false).map(({ action, right, args }) => [action, right, args]),
    ).toEqual([
      ['book.status', 'skillEdit', { status: 'active' }],
      ['book.status', 'skillEdit', { status: 'inactive' }],
      ['book.status', 'skillEdit', { status: 'lost' }],
      ['book.delete', 'skillDelete', undefined],
    ]));
  it('are the transitions of a flow that say what they mean for many, each once and by its own right', () => {
    const lose = { to: 'lost', verb: 'Lose', done: 'Lost', reason: 'required', right: 'skillDelete', many: 'Gone.' };
    const flow = { active: [lose, { to: 'inactive', verb: 'Withdraw', done: 'Withdrawn' }], inactive: [lose] };
    const [first, ...others] = bulkActionsOf({ ...kind, flow } as unknown as RecordKind, all, false);
    const asks = { name: 'reason', label: 'Reason' };
    expect(first).toMatchObject({
      ...{ action: 'book.status', label: 'Lose…', right: 'skillDelete', args: { status: 'lost' } },
      ...{ consequence: 'Gone.', asks },
    });
    expect(others.map(({ action }) => action)).toEqual(['book.delete']);
  });
  it('is empty without any of the rights', () =>
    expect(bulkActionsOf(kind, { edit: false, remove: false }, false)).toEqual([]));
  it('deleted records can be restored by those who may delete', () => {
    expect(bulkActionsOf(kind, all, true).map(({ action }) => action)).toEqual(['book.restore']);
    expect(bulkActionsOf(kind, { edit: true, remove: false }, true)).toEqual([]);
  });
  it('says that those in use are skipped', () => {
    const consequence = bulkActionsOf(kind, all, false).at(-1)?.consequence;
    expect(consequence).toBe('Those in use are skipped. You can restore the others for 30 days.');
  });
});
