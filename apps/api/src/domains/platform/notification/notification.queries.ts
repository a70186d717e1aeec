import type { Notification } from '@lectern/contract/platform/notification';
import { sql, type RawBuilder } from 'kysely';
import { afterCursor } from '../../../server/list/cursor';
import type { ListQuery } from '../../../server/list/list';
import { filterCondition, listOrder, type Columns } from '../../../server/list/list-query';
import { searchCondition } from '../../../server/list/list-search';

const columns: Columns = { unread: sql`(n.read_at is null)::text`, createdAt: sql.ref('n.created_at') };
const tiebreaker = sql.ref('n.id');

/** This person's notifications, as the list asks. */
export const matching = (userId: number, list: ListQuery): RawBuilder<{ id: number }> => sql`
  select n.id from notifications n where n.user_id = ${userId} and ${filterCondition(list, columns)}
     and ${list.q === undefined ? sql`true` : searchCondition(list.q, sql`search_norm(n.title || ' ' || n.body)`)}`;

/** One page and the row behind it, by the index of the person's own. */
export const notificationPage = (
  userId: number,
  list: ListQuery,
): RawBuilder<Notification & { readonly createdExactly: string }> => sql`
  select n.id, n.kind, n.title, n.body, n.link, n.created_at, n.read_at, to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_exactly
    from notifications n where n.id in (${matching(userId, list)}) and n.user_id = ${userId} and ${afterCursor(list, columns, tiebreaker)}
   order by ${listOrder(list, columns, tiebreaker)} limit ${list.limit + 1} offset ${list.offset}`;
