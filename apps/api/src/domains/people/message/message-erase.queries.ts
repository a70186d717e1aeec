import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

/**
 * Empties all that a person has written and lets the files go; numbers and places stay, so that every page agrees. Their last
 * message is in no preview any more.
 */
export const eraseMessages = async (db: Kysely<DB>, userId: number): Promise<void> => {
  await sql`
    with c as (
      update conversations c set last_change = c.last_change + w.n, last_preview = case when c.last_sender_id = ${userId} then '' else c.last_preview end, updated_at = now()
      from (select conversation_id, count(*) as n from messages where sender_id = ${userId} and removed_at is null group by conversation_id) w where c.id = w.conversation_id
      returning c.id, c.last_change - w.n as before),
    numbered as (
      select m.conversation_id, m.seq, c.before + row_number() over (partition by m.conversation_id order by m.seq) as no
      from messages m join c on c.id = m.conversation_id where m.sender_id = ${userId} and m.removed_at is null),
    freed as (delete from file_uses u using numbered n where u.entity = 'conversations' and u.entity_id = n.conversation_id and u.field = 'message ' || n.seq)
    update messages m set body = '', file_ids = '{}', removed_at = clock_timestamp(), change_no = n.no
    from numbered n where m.conversation_id = n.conversation_id and m.seq = n.seq`.execute(db);
};
