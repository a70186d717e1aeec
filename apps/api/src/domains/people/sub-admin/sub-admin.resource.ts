import { subAdminCalls, subAdminFields, type SubAdminRow } from '@lectern/contract/people';
import { userCalls, userStatuses } from '@lectern/contract/platform';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { listedRecord, type ListedRecord } from '../../../records/listed';
import { hitsOf } from '../../../records/search-source';
import { emptyLast } from '../../../server/list/empty-last';
import type { Filter } from '../../../server/list/list';
import { choiceColumns, fieldColumns, plainColumns, timeColumns } from '../../../server/list/list-source';
import { personCondition } from '../../../server/list/person-search';
import { blockUser } from '../../platform/user/block';
import { deleteSubAdmin, restoreSubAdmin } from './sub-admin.write';
import { profile, subAdmins } from './sub-admin.table';

/** Who serves no country serves all of them. */
const serving = ({ operator, values }: Filter): RawBuilder<SqlBool> => {
  const isFor = sql<SqlBool>`exists (select 1 from staff_profiles p where p.user_id = t.id and (p.country_ids = '{}' or p.country_ids && ${values.map(Number)}::bigint[]))`;
  if (operator === 'empty')
    return sql<SqlBool>`exists (select 1 from staff_profiles p where p.user_id = t.id and (p.country_ids = '{}') = ${values[0]}::boolean)`;
  return operator === 'ne' ? sql<SqlBool>`not ${isFor}` : isFor;
};

const { action, readList, ...listed } = listedRecord({
  calls: subAdminCalls,
  table: subAdmins,
  noun: { one: 'subAdmin', many: 'sub-admins' },
  list: {
    sort: 'name',
    searched: (q, isRevealed) => personCondition(q, 'h', isRevealed),
    columns: {
      name: sql.ref('t.fullName'),
      ...profile,
      lastLoginAt: emptyLast('time', sql.ref('t.lastLoginAt')),
    },
    filters: { countryId: serving },
  },
  exports: {
    ...plainColumns<SubAdminRow>({ id: 'Id', name: 'Name', email: 'E-mail' }),
    role: { head: 'Role', of: ({ roleName }) => roleName },
    ...fieldColumns(subAdminFields, 'jobTitle', 'team', 'notes'),
    manager: { head: 'Manager', of: ({ managerName }) => managerName },
    countries: { head: 'Countries served', of: ({ countryNames }) => countryNames.join('; ') },
    ...choiceColumns<SubAdminRow>({ status: ['Status', userStatuses] }),
    ...timeColumns<SubAdminRow>({
      lastLoginAt: 'Last sign-in',
      createdAt: 'Created',
      updatedAt: 'Last changed',
      deletedAt: 'Deleted',
    }),
  },
});

/** The list of staff. */
export const listSubAdmins = readList;

/** Staff are accounts with a profile: they are invited, and blocked as accounts are. */
export const subAdminResource: ListedRecord = {
  ...listed,
  actions: [
    action('block', 'Block sub-admins', userCalls.block, blockUser),
    action('delete', 'Delete sub-admins', subAdminCalls.delete, deleteSubAdmin),
    action('restore', 'Restore sub-admins', subAdminCalls.restore, restoreSubAdmin),
  ],
  search: {
    type: 'staff_profiles',
    title: 'Sub-admins',
    access: subAdminCalls.list.access,
    select: (_matches, accounts) => `
      select u.id, u.full_name as title, r.name as subtitle
        from ${hitsOf(`select id from users where ${accounts} and deleted_at is null and id in (select user_id from staff_profiles)`)}
        join users u on u.id = h.id join roles r on r.id = u.role_id`,
    route: ({ id }) => `/sub-admin?id=${id}`,
    list: '/sub-admin',
  },
  isPurged: false,
};
