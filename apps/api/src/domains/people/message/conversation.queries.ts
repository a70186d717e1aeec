import type { ConversationRow } from '@lectern/contract/people';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { readOnlyReason } from './talk.queries';

/** A row with the exact instant that a cursor needs. */
export type ListedConversation = ConversationRow & { readonly exactly: string };

/** Unread of `m`, the membership of who asks; 0 for who is no member. */
export const unreadCount = sql<number>`case when m.user_id is null then 0 else greatest(0, c.last_seq - greatest(m.last_read_seq, m.first_seq - 1)) end`;

/** Conversations `c` with the membership `m` of a person and the batch `b`. */
export const conversationsOf = (userId: number): RawBuilder<unknown> => sql`
  conversations c left join batches b on b.id = c.batch_id
  left join conversation_members m on m.conversation_id = c.id and m.user_id = ${userId} and m.left_at is null`;

/** Members of a direct conversation but who asks; a person outside reads both names. */
const others = (userId: number): RawBuilder<string | null> => sql`
  (select string_agg(u.full_name, ' and ' order by u.id) from conversation_members o join users u on u.id = o.user_id where o.conversation_id = c.id and o.user_id <> ${userId})`;

/** Conversations as a person sees them, by a condition and in an order over `c`, `m` and `b`. */
export const conversationRows = async (
  db: Kysely<DB>,
  userId: number,
  where: RawBuilder<SqlBool>,
  tail: RawBuilder<unknown> = sql``,
): Promise<ListedConversation[]> => {
  const { rows } = await sql<ListedConversation>`
    select c.id, c.kind, c.batch_id, case when c.kind = 'batch' then c.title else coalesce(${others(userId)}, '') end as title, ${readOnlyReason} as read_only,
      m.user_id is not null as is_member, c.last_seq, c.last_message_at, c.last_preview, c.last_sender_id,
      (select l.full_name from users l where l.id = c.last_sender_id) as last_sender_name, ${unreadCount} as unread,
      to_char(c.last_message_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as exactly
    from ${conversationsOf(userId)} where ${where} ${tail}`.execute(db);
  return rows;
};

/** The same without what only a cursor needs. */
export const shownConversation = ({ exactly: _exactly, ...row }: ListedConversation): ConversationRow => row;
