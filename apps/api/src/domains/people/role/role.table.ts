import type { RoleRow } from '@lectern/contract/people';
import { sql } from 'kysely';
import { recordTable } from '../../../records/table';
import { exactUpTo } from '../../../server/list/list-query';

/** Whether a role is built in, over the table as `t`. */
export const roleStatus = sql<string>`case when t.is_system then 'system' else 'custom' end`;

export const roles = recordTable<RoleRow>('roles', {
  label: 'name',
  columns: ['name', 'description', 'audience', 'isSalesTeam', 'createdAt'],
  computed: {
    status: roleStatus,
    rights: sql`array(select g.right_name from role_rights g join rights r on r.name = g.right_name where g.role_id = t.id order by r.sort_order)`,
    usersCount: sql`(select count(*)::int from (select 1 from users u where u.role_id = t.id and u.deleted_at is null limit ${sql.lit(exactUpTo + 1)}) counted)`,
  },
  unique: { roles_name: ['name', 'Name'] },
});
