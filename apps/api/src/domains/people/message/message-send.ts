import type { messageCalls, ReadOnlyReason } from '@lectern/contract/people';
import { messages, say } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { previewLength, theMessage } from './message.queries';
import { attachFiles } from './message-files';
import { publishNews } from './news';
import { lockTalk } from './talk.queries';

const reasons: Readonly<Record<ReadOnlyReason, string>> = {
  'batch cancelled': 'This batch was cancelled: its conversation can only be read',
  'batch ended': 'This batch ended more than 30 days ago: its conversation can only be read',
  'account gone': 'The other account was deleted: this conversation can only be read',
  closed: 'This conversation is closed: it can only be read',
};
/** @throws 409 where nobody may write any more */
export const refuseReadOnly = (reason: ReadOnlyReason | null): void => {
  if (reason) throw conflict(reasons[reason]);
};

const numberOf = async (
  db: Kysely<DB>,
  conversationId: number,
  senderId: number,
  clientId: string,
): Promise<number | undefined> =>
  (
    await sql<{
      seq: number;
    }>`select seq from messages where conversation_id = ${conversationId} and sender_id = ${senderId} and client_id = ${clientId}`.execute(
      db,
    )
  ).rows[0]?.seq;

const refuseUnknownReply = async (db: Kysely<DB>, conversationId: number, seq: number): Promise<void> => {
  const { rows } = await sql`select 1 from messages where conversation_id = ${conversationId} and seq = ${seq}`.execute(
    db,
  );
  if (rows.length === 0) throw badRequest(fieldError('replyToSeq', 'known', say(messages.invalid, { field: 'Reply' })));
};

/**
 * Writes a message under the lock of its conversation (people, rule H5): a number is visible only when all smaller ones are. A repeat
 * is answered with the message that is there, even where nobody may write any more.
 */
export const sendMessage: Handler<typeof messageCalls.send> = async ({
  request: { conversationId, clientId, body = '', replyToSeq = null, fileIds = [] },
  db,
  actor,
  audit,
}) => {
  const talk = await lockTalk(db, actor, conversationId);
  const known = await numberOf(db, conversationId, actor.userId, clientId);
  const entry = { entity: 'conversations', entityId: conversationId, label: talk.title } as const;
  if (known !== undefined) {
    audit({ action: 'message.repeat', ...entry, changes: { message: [known, known] } });
    return { message: await theMessage(db, conversationId, known) };
  }
  refuseReadOnly(talk.readOnly);
  if (replyToSeq !== null) await refuseUnknownReply(db, conversationId, replyToSeq);
  const text = body.trimEnd();
  const { rows } = await sql<{ seq: number }>`
    update conversations set last_seq = last_seq + 1, last_message_at = clock_timestamp(), last_preview = left(${text}, ${previewLength}::int), last_sender_id = ${actor.userId}, updated_at = now()
    where id = ${conversationId} returning last_seq as seq`.execute(db);
  const seq = rows[0]!.seq;
  await sql`
    insert into messages (conversation_id, seq, sender_id, client_id, body, reply_to_seq, file_ids)
    values (${conversationId}, ${seq}, ${actor.userId}, ${clientId}, ${text}, ${replyToSeq}, ${fileIds}::bigint[])`.execute(
    db,
  );
  await attachFiles(db, { conversationId, seq, title: talk.title, fileIds, userId: actor.userId });
  // Anyone who writes takes part from then on: a member of staff sees what is answered.
  await sql`
    insert into conversation_members as m (conversation_id, user_id, part, last_read_seq, last_delivered_seq) values (${conversationId}, ${actor.userId}, 'staff', ${seq}, ${seq})
    on conflict (conversation_id, user_id) do update set left_at = null,
      last_delivered_seq = greatest(m.last_delivered_seq, ${seq}), last_read_seq = greatest(m.last_read_seq, ${seq})`.execute(
    db,
  );
  await publishNews(db, conversationId, { event: 'message.new', seq });
  audit({ action: 'message.send', ...entry, changes: { message: [null, seq] } });
  return { message: await theMessage(db, conversationId, seq) };
};
