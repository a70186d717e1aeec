import { roleCalls, roleFields, roleStatuses, type RoleRow } from '@lectern/contract/people';
import { rights } from '@lectern/contract';
import { listedRecord, type ListedRecord } from '../../../records/listed';
import { recordSource } from '../../../records/search-source';
import { choiceColumns, fieldColumns, plainColumns, timeColumns } from '../../../server/list/list-source';
import { deleteRole } from './role.delete';
import { roles, roleStatus } from './role.table';
import { restoreRole } from './role.write';

const words: Readonly<Record<string, { readonly label: string } | undefined>> = rights;

const { action, readList, ...listed } = listedRecord({
  calls: roleCalls,
  table: roles,
  noun: { one: 'role', many: 'roles' },
  list: { sort: 'name', columns: { status: roleStatus } },
  exports: {
    ...plainColumns<RoleRow>({ id: 'Id' }),
    ...fieldColumns(roleFields, 'name', 'description', 'isSalesTeam'),
    ...choiceColumns<RoleRow>({ status: ['Kind', roleStatuses] }),
    rights: { head: 'Rights', of: (row) => row.rights.map((name) => words[name]?.label ?? name).join('; ') },
    usersCount: { head: 'Accounts', of: (row) => row.usersCount },
    ...timeColumns<RoleRow>({ createdAt: 'Created', updatedAt: 'Last changed', deletedAt: 'Deleted' }),
  },
});

/** The list of roles. */
export const listRoles = readList;

/** Roles are written by hand: each write compares rights. */
export const roleResource: ListedRecord = {
  ...listed,
  actions: [
    action('delete', 'Delete roles', roleCalls.delete, deleteRole),
    action('restore', 'Restore roles', roleCalls.restore, restoreRole),
  ],
  search: recordSource({
    table: 'roles',
    label: 'name',
    among: 'true',
    subtitle: "case when t.is_system then 'Built in' else 'Custom' end",
    noun: 'roles',
    access: roleCalls.list.access,
    address: '/roles',
  }),
  isPurged: false,
};
