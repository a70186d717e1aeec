import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { joinBatchConversation } from '../../message/members';
import type { Side } from './move-rows.queries';

/** The student who is kept joins the conversations of the batches that came with the merge; the old account keeps its own, to be read. */
export const joinConversations = async (db: Kysely<DB>, { id, userId }: Side): Promise<void> => {
  const { rows } = await sql<{ batchId: number }>`
    select batch_id from batch_members where student_id = ${id} and state = 'active' order by batch_id`.execute(db);
  for (const { batchId } of rows) await joinBatchConversation(db, batchId, userId);
};
