import { messageLimits, type messageCalls } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict, forbidden, notFound } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { renewPreview, theMessage } from './message.queries';
import { detachFiles } from './message-files';
import { refuseReadOnly } from './message-send';
import { publishNews } from './news';
import { lockTalk } from './talk.queries';

interface Kept {
  readonly senderId: number;
  readonly isRemoved: boolean;
  /** Whether it is young enough to be changed, by the clock that dated it. */
  readonly isYoung: boolean;
}

const readKept = async (db: Kysely<DB>, conversationId: number, seq: number): Promise<Kept> => {
  const { rows } = await sql<Kept>`
    select sender_id, removed_at is not null as is_removed, sent_at > clock_timestamp() - make_interval(mins => ${messageLimits.editMinutes}::int) as is_young
    from messages where conversation_id = ${conversationId} and seq = ${seq}`.execute(db);
  if (!rows[0]) throw notFound('This message is not there');
  return rows[0];
};

/** The number of a change: pages that missed it ask for all after the last one they know. */
const nextChange = async (db: Kysely<DB>, conversationId: number): Promise<number> =>
  (
    await sql<{
      no: number;
    }>`update conversations set last_change = last_change + 1, updated_at = now() where id = ${conversationId} returning last_change as no`.execute(
      db,
    )
  ).rows[0]?.no ?? 0;

/** Changes the text of one's own message, for 15 minutes. Its number stays. */
export const editMessage: Handler<typeof messageCalls.update> = async ({
  request: { conversationId, seq, body },
  db,
  actor,
  audit,
}) => {
  const talk = await lockTalk(db, actor, conversationId);
  const kept = await readKept(db, conversationId, seq);
  if (kept.senderId !== actor.userId) throw forbidden([], 'Only its sender may change a message');
  refuseReadOnly(talk.readOnly);
  if (kept.isRemoved) throw conflict('This message was removed');
  if (!kept.isYoung) throw conflict(`A message can be changed for ${messageLimits.editMinutes} minutes`);
  await sql`
    update messages set body = ${body.trimEnd()}, edited_at = clock_timestamp(), change_no = ${await nextChange(db, conversationId)}
    where conversation_id = ${conversationId} and seq = ${seq}`.execute(db);
  if (seq === talk.lastSeq) await renewPreview(db, conversationId);
  await publishNews(db, conversationId, { event: 'message.changed', seq });
  audit({ action: 'message.edit', entity: 'conversations', entityId: conversationId, label: `Message ${seq}` });
  return { message: await theMessage(db, conversationId, seq) };
};

/** Empties a message and lets its files go; its number and its place stay. Removed twice is removed. */
export const removeMessage: Handler<typeof messageCalls.delete> = async ({
  request: { conversationId, seq },
  db,
  actor,
  audit,
}) => {
  const talk = await lockTalk(db, actor, conversationId);
  const kept = await readKept(db, conversationId, seq);
  if (kept.senderId !== actor.userId && !actor.rights.has('messageSend')) throw forbidden(['messageSend']);
  audit({ action: 'message.remove', entity: 'conversations', entityId: conversationId, label: `Message ${seq}` });
  if (kept.isRemoved) return { message: await theMessage(db, conversationId, seq) };
  await sql`
    update messages set body = '', file_ids = '{}', removed_at = clock_timestamp(), removed_by = ${actor.userId}, change_no = ${await nextChange(db, conversationId)}
    where conversation_id = ${conversationId} and seq = ${seq}`.execute(db);
  await detachFiles(db, conversationId, seq);
  if (seq === talk.lastSeq) await renewPreview(db, conversationId);
  await publishNews(db, conversationId, { event: 'message.changed', seq });
  return { message: await theMessage(db, conversationId, seq) };
};
