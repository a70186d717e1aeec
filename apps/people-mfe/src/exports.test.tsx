import { exportedColumns, refusedColumns } from '@lectern/contract/exported-columns';
import { columns as students } from './student/student';
import { columns as trainers } from './trainer/trainer';
import { columns as agencies } from './agency/agency';
import { columns as batches } from './batch/batch';
import { columns as institutes } from './institute/institute';
import { columns as roles } from './role/role';
import { columns as subAdmins } from './sub-admin/sub-admin';
import { memberColumns } from './batch/member-columns';
import { columns as report } from './batch/report/ReportScreen';
import { submissionColumns } from './batch/submission/submission-columns';

const lists: readonly (readonly [path: string, columns: readonly { readonly id: string }[]])[] = [
  ['student/list', students],
  ['trainer/list', trainers],
  ['agency/list', agencies],
  ['batch/list', batches],
  ['admin/institutes/list', institutes],
  ['role/list', roles],
  ['admin/user-list', subAdmins],
  ['batch/members', memberColumns],
  ['batch/report', report],
  ['batch/submissions', submissionColumns({ maxMarks: 10 })],
];

test.each(lists)('the list %s offers no column that its export refuses', (path, columns) => {
  expect(refusedColumns('people', path, columns)).toEqual([]);
});

test('each list of people that can be exported is in the table above', () => {
  expect([...new Set(lists.map(([path]) => path))].sort()).toEqual(Object.keys(exportedColumns.people).sort());
});
