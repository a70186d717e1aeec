import { leadStates, studentCalls } from '@lectern/contract/people';
import { userStatuses } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { bulkActionsOn } from '../../../records/bulk/bulk-action';
import type { ListedRecord } from '../../../records/listed';
import { hitsOf } from '../../../records/search-source';
import { choiceColumns, listSource, plainColumns, timeColumns } from '../../../server/list/list-source';
import { readStudent } from './student-detail.queries';
import { readStudentList } from './student-list';
import { matchingStudents, studentRows, type ListedStudent } from './student-list.queries';
import { masked } from './student.queries';
import { assignStudent } from './student-assign';
import { changeStudent, deleteStudent, restoreStudent } from './student-write';

/** All students of a list, for exports and bulk actions; masked like the list. */
const source = listSource<ListedStudent>({
  call: studentCalls.list,
  nouns: 'students',
  read: readStudentList,
  matching: matchingStudents,
  rows: studentRows,
  names: (ids) =>
    sql`select s.id, u.full_name as name from students s join users u on u.id = s.user_id where s.id in (${ids})`,
  columns: {
    ...plainColumns<ListedStudent>({ id: 'Id', name: 'Name' }),
    ...choiceColumns<ListedStudent>({ leadState: ['Lead status', leadStates], status: ['Status', userStatuses] }),
    email: { head: 'E-mail', of: (row) => masked(row).email, full: ({ email }) => email },
    mobile: { head: 'Mobile', of: (row) => masked(row).mobile, full: ({ mobile }) => mobile },
    country: { head: 'Country', of: ({ countryName }) => countryName },
    owner: { head: 'Owner', of: ({ salesUserName }) => salesUserName },
    institute: { head: 'Institute', of: ({ instituteName }) => instituteName },
    ...timeColumns<ListedStudent>({ createdAt: 'Created', updatedAt: 'Last changed', deletedAt: 'Deleted' }),
  },
});
const action = bulkActionsOn('student', { source, read: readStudent });

/** A student is two rows, with the account: list, masks and writes are code of its own. */
export const studentResource: ListedRecord = {
  table: 'students',
  calls: studentCalls,
  source,
  actions: [
    action('delete', 'Delete students', studentCalls.delete, deleteStudent),
    action('restore', 'Restore students', studentCalls.restore, restoreStudent),
    action('assign', 'Assign students', studentCalls.assign, assignStudent),
    action('lead', 'Update lead status', studentCalls.update, changeStudent),
  ],
  search: {
    title: 'Students',
    access: studentCalls.list.access,
    select: (_matches, accounts) => `
      select s.id, u.full_name as title, coalesce(o.name, '') as subtitle
        from ${hitsOf(`select id from users where ${accounts} and deleted_at is null and role_id = 15`)}
        join users u on u.id = h.id join students s on s.user_id = u.id left join countries o on o.id = u.country_id where s.deleted_at is null and s.merged_into_id is null`,
    route: ({ id }) => `/student/detail/personal-info?id=${id}`,
    list: '/student',
    isLarge: true,
  },
  isPurged: false,
};
