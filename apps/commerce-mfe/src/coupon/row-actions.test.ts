import { rowActions } from './row-actions';
import { rowOf } from './testing';

const handlers = {
  view: () => undefined,
  edit: () => undefined,
  changeStatus: () => undefined,
  remove: () => undefined,
};
const now = Date.parse('2026-12-01T00:00:00Z');
const labels = (row = rowOf(), mayEdit = true) => rowActions(row, mayEdit, handlers, now).map(({ label }) => label);

test('without the right to edit a coupon can only be viewed', () => {
  expect(labels(rowOf(), false)).toEqual(['View']);
});

test('each status offers its transitions', () => {
  expect(labels(rowOf({ status: 'draft' }))).toEqual(['View', 'Edit', 'Activate', 'Delete…']);
  expect(labels(rowOf({ status: 'active' }))).toEqual(['View', 'Edit', 'Pause', 'End…', 'Delete…']);
  expect(labels(rowOf({ status: 'paused' }))).toEqual(['View', 'Edit', 'Activate', 'End…', 'Delete…']);
  expect(labels(rowOf({ status: 'ended' }))).toEqual(['View', 'Edit', 'Delete…']);
});

test('a disabled action says why', () => {
  const disabledReason = (row: ReturnType<typeof rowOf>) =>
    rowActions(row, true, handlers, now).flatMap(({ label, disabledReason: why }) => (why ? [[label, why]] : []));
  expect(disabledReason(rowOf())).toEqual([]);
  expect(disabledReason(rowOf({ endsAt: '2026-11-30T00:00:00Z' }))).toEqual([['Activate', 'Expired']]);
  expect(disabledReason(rowOf({ status: 'active', reserved: 1 }))).toEqual([
    ['Delete…', 'Used coupons can’t be deleted: end it instead'],
  ]);
});
