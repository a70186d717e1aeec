import { rowActions, type RowDeeds } from './row-actions';
import { skillOf } from './testing';

const deeds: RowDeeds = { open: () => undefined, changeStatus: () => undefined, remove: () => undefined };
const labels = (...[row, may]: [Parameters<typeof rowActions>[0], Parameters<typeof rowActions>[1]]) =>
  rowActions(row, may, deeds).map(({ label }) => label);

test('the row menu offers what the person may do', () => {
  expect(labels(skillOf(), { edit: false, remove: false })).toEqual(['Open']);
  expect(labels(skillOf(), { edit: true, remove: false })).toEqual(['Edit', 'Deactivate']);
  expect(labels(skillOf({ status: 'inactive' }), { edit: true, remove: true })).toEqual([
    'Edit',
    'Activate',
    'Delete…',
  ]);
});
