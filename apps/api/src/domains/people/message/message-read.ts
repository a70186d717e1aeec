import type { messageCalls } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { forbidden } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { publishNews } from './news';

interface Marked {
  readonly readSeq: number;
  readonly deliveredSeq: number;
  readonly unread: number;
  readonly moved: boolean;
}

/** Conversations in which a person has not read everything. */
const unreadConversations = async (db: Kysely<DB>, userId: number): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from conversation_members m join conversations c on c.id = m.conversation_id
      where m.user_id = ${userId} and m.left_at is null and c.last_seq > greatest(m.last_read_seq, m.first_seq - 1)`.execute(
      db,
    )
  ).rows[0]?.n ?? 0;

/** Moves a member's marks forward, never back and never past what is there: two tabs or a late request agree (people, rule H5). */
export const markRead: Handler<typeof messageCalls.read> = async ({
  request: { conversationId, seq, delivered = seq },
  db,
  actor: { userId },
}) => {
  const { rows } = await sql<Marked>`
    with was as (select last_read_seq, last_delivered_seq from conversation_members where conversation_id = ${conversationId} and user_id = ${userId} and left_at is null for no key update),
    now as (
      select greatest(w.last_read_seq, least(${seq}::bigint, c.last_seq)) as read, greatest(w.last_delivered_seq, least(greatest(${seq}::bigint, ${delivered}::bigint), c.last_seq)) as delivered, c.last_seq,
        w.last_read_seq as had_read, w.last_delivered_seq as had
      from was w join conversations c on c.id = ${conversationId})
    update conversation_members m set last_read_seq = now.read, last_delivered_seq = now.delivered from now
    where m.conversation_id = ${conversationId} and m.user_id = ${userId}
    returning now.read as read_seq, now.delivered as delivered_seq, greatest(0, now.last_seq - greatest(now.read, m.first_seq - 1)) as unread,
      now.read > now.had_read or now.delivered > now.had as moved`.execute(db);
  if (!rows[0]) throw forbidden([], 'Only a member has read marks in a conversation');
  const { moved, ...marks } = rows[0];
  if (moved) {
    const { readSeq, deliveredSeq } = marks;
    await publishNews(db, conversationId, { event: 'message.read', userId, readSeq, deliveredSeq });
  }
  return { ...marks, unreadConversations: await unreadConversations(db, userId) };
};
