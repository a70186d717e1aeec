import type { UserRow } from '@lectern/contract/platform/user';
import { StatusLabel, timeText } from '@lectern/ui-kit';
import type { Column, Columns } from '@lectern/ui-kit/table';
import * as texts from '../texts/users';
import { nameOfUser } from './name-of-user';

const name: Column<UserRow> = { id: 'name', head: texts.name, wide: true, sort: 'name', cell: nameOfUser };
const email: Column<UserRow> = {
  id: 'email',
  head: texts.email,
  priority: 1,
  onCard: true,
  cell: (row) => row.email ?? '',
  masked: true,
};
const mobile: Column<UserRow> = {
  id: 'mobile',
  head: texts.mobile,
  priority: 3,
  quiet: true,
  cell: (row) => row.mobile ?? '',
  masked: true,
};
const role: Column<UserRow> = { id: 'role', head: texts.role, priority: 2, onCard: true, cell: (row) => row.roleName };
const status: Column<UserRow> = {
  id: 'status',
  head: texts.status,
  onCard: true,
  cell: (row) => <StatusLabel status={row.status} />,
};
const lastLogin: Column<UserRow> = {
  id: 'lastLoginAt',
  head: texts.lastSignIn,
  priority: 2,
  quiet: true,
  sort: 'lastLoginAt',
  cell: (row) => (row.lastLoginAt ? timeText(row.lastLoginAt) : texts.never),
};
const created: Column<UserRow> = {
  id: 'createdAt',
  head: texts.created,
  priority: 3,
  quiet: true,
  sort: 'createdAt',
  cell: (row) => timeText(row.createdAt),
};
const deleted: Column<UserRow> = {
  id: 'deletedAt',
  head: texts.deletedAt,
  quiet: true,
  onCard: true,
  cell: (row) => (row.deletedAt ? timeText(row.deletedAt) : ''),
};

const listed: Columns<UserRow> = [name, email, mobile, role, status, lastLogin, created];
const deletedOnes: Columns<UserRow> = [name, email, role, deleted];
/** The columns of the list, or of Recently deleted. */
export const columnsOf = (view: { readonly deleted: boolean }): Columns<UserRow> =>
  view.deleted ? deletedOnes : listed;
