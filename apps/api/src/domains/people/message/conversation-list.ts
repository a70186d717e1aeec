import { conversationCalls } from '@lectern/contract/people';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { mayReveal } from '../../../server/calls/mask';
import { afterCursor } from '../../../server/list/cursor';
import { readListOf, type ListQuery } from '../../../server/list/list';
import { countRows, filterCondition, listOrder, pageAnswer, type Columns } from '../../../server/list/list-query';
import { searchCondition } from '../../../server/list/list-search';
import { personCondition } from '../../../server/list/person-search';
import { conversationRows, conversationsOf, shownConversation, unreadCount } from './conversation.queries';

const columns: Columns = {
  unread: sql`(${unreadCount} > 0)::text`,
  mine: sql`(m.user_id is not null)::text`,
  kind: sql.ref('c.kind'),
  batchId: sql.ref('c.batch_id'),
  lastMessageAt: sql.ref('c.last_message_at'),
};
const tiebreaker = sql.ref('c.id');

const memberIs = (user: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`c.id in (select g.conversation_id from conversation_members g where g.left_at is null and g.user_id in (${user}))`;

const found = (q: string | undefined, isRevealed: boolean): RawBuilder<SqlBool> =>
  q === undefined
    ? sql`true`
    : sql`(${searchCondition(q, sql.ref('c.search_text'))} or ${memberIs(
        sql`select u.id from users u where u.deleted_at is null and ${personCondition(q, 'u', isRevealed)}`,
      )})`;

/** Conversations, the latest first; staff with messageList see all, each with what they have not read of their own. */
export const listConversations: Handler<typeof conversationCalls.list> = async ({
  request: { userId, ...request },
  db,
  actor,
}) => {
  const wanted = readListOf(conversationCalls.list, request);
  if (wanted.deleted) throw badRequest(fieldError('deleted', 'deleted', 'Conversations are not deleted'));
  const list: ListQuery =
    wanted.sort.length > 0 ? wanted : { ...wanted, sort: [{ name: 'lastMessageAt', descending: true }] };
  const where = sql<SqlBool>`${filterCondition(list, columns)} and ${found(list.q, mayReveal(actor))} and ${
    userId === undefined ? sql`true` : memberIs(sql`${userId}`)
  }`;
  const rows = await conversationRows(
    db,
    actor.userId,
    sql`${where} and ${afterCursor(list, columns, tiebreaker)}`,
    sql`order by ${listOrder(list, columns, tiebreaker)} limit ${list.limit + 1} offset ${list.offset}`,
  );
  const total = await countRows(
    db,
    sql`select c.id from ${conversationsOf(actor.userId)} where ${where}`,
    'conversations',
  );
  const answer = pageAnswer(list, rows, total, (row) => [row.exactly, row.id]);
  return { ...answer, items: answer.items.map(shownConversation) };
};
