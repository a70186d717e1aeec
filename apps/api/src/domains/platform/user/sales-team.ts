import type { userCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import type { Handler } from '../../../server/calls/frame';
import { searchCondition } from '../../../server/list/list-search';

const usual = 20;
/** The built-in role of customer sales; custom roles are marked. */
const sales = 4;

/** Whether an account (as `u`) may look after students. */
export const isSales = sql<boolean>`u.status = 'active' and u.deleted_at is null
  and u.role_id in (select id from roles where (id = ${sql.lit(sales)} or is_sales_team) and deleted_at is null)`;

/** At most `limit` people of the sales roles, by name. */
export const listSalesTeam: Handler<typeof userCalls.salesTeam> = async ({
  request: { q = '', limit = usual },
  db,
}) => {
  const words = q.trim();
  const named = sql`search_norm(u.first_name || ' ' || u.last_name || ' ' || u.slug::text)`;
  const { rows } = await sql<{ id: number; name: string }>`
    select u.id, u.full_name as name from users u where ${isSales} and ${words === '' ? sql`true` : searchCondition(words, named)}
    order by u.full_name, u.id limit ${limit}`.execute(db);
  return { items: rows.map((row) => ({ ...row, avatarUrl: null })) };
};
