import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { afterCursor } from '../../../server/list/cursor';
import type { ListQuery } from '../../../server/list/list';
import { searchCondition } from '../../../server/list/list-search';
import { countRows, exactUpTo, filterCondition, listOrder, type Columns } from '../../../server/list/list-query';
import { usersWithRoles } from './user.queries';
import { restorableDays } from '../../../records/restorable-days';

/** Who never signed in comes first upwards; the expression is the index's. */
const lastLogin = sql`coalesce(u.last_login_at, '-infinity'::timestamptz)`;
const columns: Columns = {
  name: sql.ref('u.fullName'),
  roleId: sql.ref('u.roleId'),
  audience: sql`(select audience from roles where id = u.role_id)`,
  status: sql.ref('u.status'),
  lastLoginAt: lastLogin,
  createdAt: sql.ref('u.createdAt'),
};
const tiebreaker = sql.ref('u.id');

const alive = (list: ListQuery): RawBuilder<SqlBool> =>
  list.deleted
    ? sql`u.deleted_at is not null and u.deleted_at > now() - make_interval(days => ${restorableDays})`
    : sql`u.deleted_at is null`;

// The hits of a search are found first: otherwise the planner walks the whole order looking for them.
const found = (list: ListQuery): RawBuilder<SqlBool> =>
  list.q === undefined
    ? sql`true`
    : sql`u.id in (with hits as materialized (select id from users where ${list.deleted ? sql`deleted_at is not null` : sql`deleted_at is null`} and ${searchCondition(list.q, sql.ref('searchText'))}) select id from hits)`;

/** A select of the ids of all that match. */
export const matchingUsers = (db: Kysely<DB>, list: ListQuery) =>
  db
    .selectFrom('users as u')
    .select('u.id')
    .where(alive(list))
    .where(found(list))
    .where(filterCondition(list, columns));

/** One page of accounts and the row behind it: the ids by index first, then what is shown of them. */
export const userPage = (db: Kysely<DB>, list: ListQuery) =>
  usersWithRoles(db)
    .select([
      sql<string>`${lastLogin}::text`.as('lastLoginExactly'),
      sql<string>`u.created_at::text`.as('createdExactly'),
    ])
    .where(
      'u.id',
      'in',
      matchingUsers(db, list)
        .where(afterCursor(list, columns, tiebreaker))
        .orderBy(listOrder(list, columns, tiebreaker))
        .limit(list.limit + 1)
        .offset(list.offset),
    )
    .orderBy(listOrder(list, columns, tiebreaker));

/** How many accounts the list has on all its pages. */
export const countUsers = (db: Kysely<DB>, list: ListQuery) =>
  countRows(
    db,
    matchingUsers(db, list),
    list.q === undefined && list.filters.length === 0 && !list.deleted ? 'users' : undefined,
  );

/** Every role with how many live accounts it has, counted to 10,000, and whether role `asking` may give it (rule H4; the call that gives it checks again). */
export const countRoles = async (db: Kysely<DB>, asking: number) => {
  const { rows } = await sql<{ id: number; name: string; n: number; grantable: boolean }>`
    select r.id, r.name, (select count(*)::int from (select 1 from users u where u.role_id = r.id and u.deleted_at is null limit ${exactUpTo + 1}) as counted) as n,
      r.audience = 'staff' and not exists (select right_name from role_rights where role_id = r.id except select right_name from role_rights where role_id = ${asking}) as grantable
      from roles r where r.deleted_at is null order by r.id`.execute(db);
  return rows.map(({ n, ...role }) => ({ ...role, count: Math.min(n, exactUpTo), more: n > exactUpTo }));
};
