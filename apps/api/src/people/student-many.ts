import { studentCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { listSource } from '../http/list-source';
import { bulkAction, type BulkAction } from '../jobs/bulk/bulk-action';
import { readStudent } from './student-detail.queries';
import { readStudentList } from './student-list';
import { matchingStudents, studentPage, type ListedStudent } from './student-list.queries';
import { masked } from './student.queries';
import { changeStudent, deleteStudent, restoreStudent } from './student-write';

/** All students of a list, for exports and for actions on many; masked as the list is. */
export const studentSource = listSource<ListedStudent>({
  call: studentCalls.list,
  things: 'students',
  read: readStudentList,
  matching: matchingStudents,
  rows: (list) => studentPage(list, list.q !== undefined),
  names: (ids) => sql`select s.id, u.full_name as name from students s join users u on u.id = s.user_id where s.id in (${ids})`,
  columns: {
    id: { head: 'Id', of: ({ id }) => id },
    name: { head: 'Name', of: ({ name }) => name },
    email: { head: 'E-mail', of: (row) => masked(row).email },
    mobile: { head: 'Mobile', of: (row) => masked(row).mobile },
    country: { head: 'Country', of: ({ countryName }) => countryName },
    leadState: { head: 'Lead', of: ({ leadState }) => leadState },
    status: { head: 'Status', of: ({ status }) => status },
    createdAt: { head: 'Added', of: ({ createdAt }) => ({ at: createdAt }) },
    updatedAt: { head: 'Changed', of: ({ updatedAt }) => ({ at: updatedAt }) },
    deletedAt: { head: 'Deleted', of: ({ deletedAt }) => deletedAt && { at: deletedAt } },
  },
});

const versionOf: Parameters<typeof bulkAction>[0]['versionOf'] = async (db, id) => (await readStudent(db, id)).version;

/** What can be done to many students at once. */
export const studentActions: readonly BulkAction[] = [
  bulkAction({ name: 'student.delete', title: 'Delete students', source: studentSource, call: studentCalls.delete, work: deleteStudent, versionOf }),
  bulkAction({ name: 'student.restore', title: 'Restore students', source: studentSource, call: studentCalls.restore, work: restoreStudent, versionOf }),
  bulkAction({ name: 'student.lead', title: 'Change the lead of students', source: studentSource, call: studentCalls.update, work: changeStudent, versionOf }),
];
