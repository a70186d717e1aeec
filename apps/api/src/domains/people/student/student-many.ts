import { studentCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { listSource, plainColumns, timeColumns } from '../../../server/list/list-source';
import { bulkAction, type BulkAction } from '../../../records/bulk/bulk-action';
import { readStudent } from './student-detail.queries';
import { readStudentList } from './student-list';
import { matchingStudents, studentPage, type ListedStudent } from './student-list.queries';
import { masked } from './student.queries';
import { changeStudent, deleteStudent, restoreStudent } from './student-write';

/** All students of a list, for exports and for actions on many; masked as the list is. */
export const studentSource = listSource<ListedStudent>({
  call: studentCalls.list,
  nouns: 'students',
  read: readStudentList,
  matching: matchingStudents,
  rows: (list) => studentPage(list, list.q !== undefined),
  names: (ids) =>
    sql`select s.id, u.full_name as name from students s join users u on u.id = s.user_id where s.id in (${ids})`,
  columns: {
    ...plainColumns<ListedStudent>({ id: 'Id', name: 'Name', leadState: 'Lead', status: 'Status' }),
    email: { head: 'E-mail', of: (row) => masked(row).email },
    mobile: { head: 'Mobile', of: (row) => masked(row).mobile },
    country: { head: 'Country', of: ({ countryName }) => countryName },
    ...timeColumns<ListedStudent>({ createdAt: 'Added', updatedAt: 'Changed', deletedAt: 'Deleted' }),
  },
});

/** What can be done to many students at once. */
export const studentActions: readonly BulkAction[] = [
  bulkAction({
    name: 'student.delete',
    title: 'Delete students',
    source: studentSource,
    call: studentCalls.delete,
    work: deleteStudent,
    read: readStudent,
  }),
  bulkAction({
    name: 'student.restore',
    title: 'Restore students',
    source: studentSource,
    call: studentCalls.restore,
    work: restoreStudent,
    read: readStudent,
  }),
  bulkAction({
    name: 'student.lead',
    title: 'Change the lead of students',
    source: studentSource,
    call: studentCalls.update,
    work: changeStudent,
    read: readStudent,
  }),
];
