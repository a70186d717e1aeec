import { exportedColumns, refusedColumns } from '@lectern/contract/exported-columns';
import { columnsOf } from './user/columns';

const lists: readonly (readonly [path: string, columns: readonly { readonly id: string }[]])[] = [
  ['user/list', [...columnsOf({ deleted: false }), ...columnsOf({ deleted: true })]],
];

test.each(lists)('the list %s offers no column that its export refuses', (path, columns) => {
  expect(refusedColumns('shell', path, columns)).toEqual([]);
});

test('each list of the shell that can be exported is in the table above', () => {
  expect([...new Set(lists.map(([path]) => path))].sort()).toEqual(Object.keys(exportedColumns.shell).sort());
});
