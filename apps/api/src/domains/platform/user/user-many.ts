import { userCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { listSource, plainColumns, timeColumns } from '../../../server/list/list-source';
import { bulkAction, type BulkAction } from '../../../records/bulk/bulk-action';
import { blockUser } from './block';
import { readUserList } from './user-list';
import { matchingUsers, userPage } from './user-list.queries';
import { readUser, shown } from './user.queries';

type ListedUser = Awaited<ReturnType<ReturnType<typeof userPage>['execute']>>[number];

/** All accounts of a list; masked as the list is. */
export const userSource = listSource<ListedUser>({
  call: userCalls.list,
  nouns: 'users',
  read: readUserList,
  matching: (list, db) => matchingUsers(db, list),
  rows: (list, db) => userPage(db, list),
  names: (ids) => sql`select id, full_name as name from users where id in (${ids})`,
  columns: {
    ...plainColumns<ListedUser>({ id: 'Id', name: 'Name', status: 'Status' }),
    email: { head: 'E-mail', of: (row) => shown(row).email },
    mobile: { head: 'Mobile', of: (row) => shown(row).mobile },
    role: { head: 'Role', of: ({ roleName }) => roleName },
    ...timeColumns<ListedUser>({ lastLoginAt: 'Last sign-in', createdAt: 'Created', deletedAt: 'Deleted' }),
  },
});

/** What can be done to many accounts at once. */
export const userActions: readonly BulkAction[] = [
  bulkAction({
    name: 'user.block',
    title: 'Block accounts',
    source: userSource,
    call: userCalls.block,
    work: blockUser,
    read: readUser,
  }),
];
