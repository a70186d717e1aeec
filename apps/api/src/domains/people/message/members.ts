import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { publishNews } from './news';

/** The id of the conversation of a batch, or of two people; undefined where there is none yet. */
export const theConversation = async (
  db: Kysely<DB>,
  column: 'batch_id' | 'direct_key',
  key: number | string,
): Promise<number | undefined> =>
  (await sql<{ id: number }>`select id from conversations where ${sql.ref(column)} = ${key}`.execute(db)).rows[0]?.id;

/**
 * The conversation of a batch, made with the batch or by the first who needs it; in the transaction of the change. Its trainer and
 * who created the batch are members from the beginning. Of two transactions at once one makes it.
 */
export const conversationOfBatch = async (db: Kysely<DB>, batchId: number): Promise<number> => {
  const kept = await theConversation(db, 'batch_id', batchId);
  if (kept !== undefined) return kept;
  const { rows } = await sql<{ id: number }>`
    insert into conversations (kind, batch_id, title) select 'batch', b.id, b.title from batches b where b.id = ${batchId} on conflict (batch_id) do nothing returning id`.execute(
    db,
  );
  const id = rows[0]?.id ?? (await theConversation(db, 'batch_id', batchId));
  if (id === undefined) throw new Error(`batch ${batchId} is not there`);
  if (!rows[0]) return id;
  await sql`update batches set conversation_id = ${id} where id = ${batchId}`.execute(db);
  await sql`
    insert into conversation_members (conversation_id, user_id, part)
    select ${id}::bigint, t.user_id, 'trainer' from batches b join trainers t on t.id = b.trainer_id where b.id = ${batchId}
    union select ${id}::bigint, b.created_by, 'staff' from batches b where b.id = ${batchId} and b.created_by is not null
    on conflict do nothing`.execute(db);
  return id;
};

/**
 * A student takes a seat of a batch and joins its conversation: they see it from now on. Who comes back sees it from their return.
 * Call it in the transaction that gives the seat, after the batch and the member are locked (lock order: batch → member → conversation).
 */
export const joinBatchConversation = async (db: Kysely<DB>, batchId: number, userId: number): Promise<void> => {
  const id = await conversationOfBatch(db, batchId);
  // The lock keeps a message that is sent at this moment on one side of the joining.
  await sql`select 1 from conversations where id = ${id} for no key update`.execute(db);
  await sql`
    insert into conversation_members as m (conversation_id, user_id, first_seq, last_read_seq, last_delivered_seq)
    select id, ${userId}, last_seq + 1, last_seq, last_seq from conversations where id = ${id}
    on conflict (conversation_id, user_id) do update set left_at = null, joined_at = now(), first_seq = excluded.first_seq,
      last_read_seq = greatest(m.last_read_seq, excluded.last_read_seq), last_delivered_seq = greatest(m.last_delivered_seq, excluded.last_delivered_seq)
    where m.left_at is not null`.execute(db);
  await publishNews(db, id, { event: 'message.members' });
};

/** A student gives a seat back: they hear nothing more of its conversation. Harmless where they are no member. */
export const leaveBatchConversation = async (db: Kysely<DB>, batchId: number, userId: number): Promise<void> => {
  const id = await theConversation(db, 'batch_id', batchId);
  if (id === undefined) return;
  await sql`update conversation_members set left_at = now() where conversation_id = ${id} and user_id = ${userId} and left_at is null`.execute(
    db,
  );
  await publishNews(db, id, { event: 'message.members' });
};
