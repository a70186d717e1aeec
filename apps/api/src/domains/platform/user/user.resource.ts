import { userCalls, userStatuses } from '@lectern/contract/platform';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { listedRecord, type ListedRecord } from '../../../records/listed';
import { hitsOf } from '../../../records/search-source';
import type { Handler } from '../../../server/calls/frame';
import { emptyLast } from '../../../server/list/empty-last';
import { personCondition } from '../../../server/list/person-search';
import { exactUpTo } from '../../../server/list/list-query';
import { choiceColumns, plainColumns, timeColumns } from '../../../server/list/list-source';
import { blockUser } from './block';
import { readUser, roleAudience, shown, users, type StoredUser } from './user.queries';

const { action, readList, ...listed } = listedRecord({
  calls: userCalls,
  table: users,
  noun: { one: 'user', many: 'users' },
  list: {
    sort: '-createdAt',
    searched: (q, isRevealed) => personCondition(q, 'h', isRevealed),
    columns: {
      name: sql.ref('t.fullName'),
      audience: roleAudience,
      lastLoginAt: emptyLast('time', sql.ref('t.lastLoginAt')),
    },
  },
  exports: {
    ...plainColumns<StoredUser>({ id: 'Id', name: 'Name' }),
    ...choiceColumns<StoredUser>({ status: ['Status', userStatuses] }),
    email: { head: 'E-mail', of: (row) => shown(row).email, full: ({ email }) => email },
    mobile: { head: 'Mobile', of: (row) => shown(row).mobile, full: ({ mobileE164 }) => mobileE164 },
    role: { head: 'Role', of: ({ roleName }) => roleName },
    ...timeColumns<StoredUser>({ lastLoginAt: 'Last sign-in', createdAt: 'Created', deletedAt: 'Deleted' }),
  },
});

/** Accounts are invited, blocked and restored, never written as a whole. */
export const userResource: ListedRecord = {
  ...listed,
  actions: [action('block', 'Block accounts', userCalls.block, blockUser)],
  search: {
    title: 'Accounts',
    access: userCalls.list.access,
    select: (_matches, accounts) => `
      select u.id, u.full_name as title, r.name as subtitle
        from ${hitsOf(`select id from users where ${accounts} and deleted_at is null and role_id <> 15`)} join users u on u.id = h.id join roles r on r.id = u.role_id`,
    route: ({ title }) => `/users?${new URLSearchParams({ q: title })}`,
    list: '/users',
    isLarge: true,
  },
  isPurged: false,
};

/** Every role with how many live accounts it has, counted to 10,000, and whether role `asking` may give it (rule H4; the call that gives it checks again). */
const countRoles = async (db: Kysely<DB>, asking: number) => {
  const { rows } = await sql<{ id: number; name: string; n: number; grantable: boolean }>`
    select r.id, r.name, (select count(*)::int from (select 1 from users u where u.role_id = r.id and u.deleted_at is null limit ${exactUpTo + 1}) as counted) as n,
      r.audience = 'staff' and not exists (select right_name from role_rights where role_id = r.id except select right_name from role_rights where role_id = ${asking}) as grantable
      from roles r where r.deleted_at is null order by r.id`.execute(db);
  return rows.map(({ n, ...role }) => ({ ...role, count: Math.min(n, exactUpTo), more: n > exactUpTo }));
};

/** One account, and the roles that it could have. */
export const readAccount: Handler<typeof userCalls.detail> = async ({ request: { id }, db, actor }) => ({
  user: await readUser(db, id),
  roles: await countRoles(db, actor.roleId),
});

/** All accounts, the newest first where no order is asked for. */
export const listUsers: Handler<typeof userCalls.list> = async (context) => {
  const { items, ...page } = await readList(context);
  return { ...page, items: items.map(shown), roles: await countRoles(context.db, context.actor.roleId) };
};
