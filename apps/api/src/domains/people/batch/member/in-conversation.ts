import type { MemberState } from '@lectern/contract/people';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { joinBatchConversation, leaveBatchConversation } from '../../message/members';

/** Who is in a batch is in its conversation: from the moment that they are active until they leave. The batch and the member are locked. */
export const followConversation = async (
  db: Kysely<DB>,
  batchId: number,
  studentId: number,
  state: MemberState,
): Promise<void> => {
  if (state !== 'active' && state !== 'left' && state !== 'removed') return;
  const { userId } = await db
    .selectFrom('students')
    .select('userId')
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow();
  await (state === 'active' ? joinBatchConversation : leaveBatchConversation)(db, batchId, userId);
};
