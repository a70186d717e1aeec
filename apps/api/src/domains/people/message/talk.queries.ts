import type { ReadOnlyReason } from '@lectern/contract/people';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { forbidden, notFound } from '../../../server/calls/errors';
import type { Actor } from '../../../server/calls/frame';

/** A conversation as far as a call needs it, with the membership of who asks. */
export interface Talk {
  readonly id: number;
  readonly kind: 'batch' | 'direct';
  readonly batchId: number | null;
  readonly title: string;
  readonly lastSeq: number;
  readonly lastChange: number;
  readonly readOnly: ReadOnlyReason | null;
  /** Null for who is no member. */
  readonly firstSeq: number | null;
}

/** Days after the end of a batch in which its people may still write. */
const daysAfterEnd = 30;

/** Why nobody may write in `c` any more, of the batch `b` where it has one. By the clock of the database: nothing has to close it. */
export const readOnlyReason: RawBuilder<ReadOnlyReason | null> = sql`
  case when c.state <> 'open' then 'closed' when b.timing_status = 5 then 'batch cancelled'
    when b.deleted_at is not null or b.ends_at < now() - make_interval(days => ${daysAfterEnd}::int) then 'batch ended'
    when c.kind = 'direct' and exists (select 1 from conversation_members g join users u on u.id = g.user_id where g.conversation_id = c.id and u.deleted_at is not null) then 'account gone' end`;

const read = async (
  db: Kysely<DB>,
  userId: number,
  conversationId: number,
  isLocked: boolean,
): Promise<Talk | undefined> => {
  const { rows } = await sql<Talk>`
    select c.id, c.kind, c.batch_id, c.title, c.last_seq, c.last_change, ${readOnlyReason} as read_only,
      (select m.first_seq from conversation_members m where m.conversation_id = c.id and m.user_id = ${userId} and m.left_at is null) as first_seq
    from conversations c left join batches b on b.id = c.batch_id where c.id = ${conversationId} ${isLocked ? sql`for no key update of c` : sql``}`.execute(
    db,
  );
  return rows[0];
};

/** What a person wants in a conversation, with the right that opens it to who is no member. */
const rightTo = { read: 'messageList', write: 'messageSend' } as const;

const allowed = async (
  talk: Promise<Talk | undefined>,
  { rights }: Pick<Actor, 'rights'>,
  purpose: keyof typeof rightTo,
): Promise<Talk> => {
  const found = await talk;
  const right = rightTo[purpose];
  if (!rights.has(right) && (found?.firstSeq ?? null) === null) throw forbidden([right]);
  if (!found) throw notFound();
  return found;
};

/** The conversation for a member or who has messageList. @throws 403 for a stranger, 404 where there is none */
export const readTalk = (db: Kysely<DB>, actor: Pick<Actor, 'userId' | 'rights'>, id: number): Promise<Talk> =>
  allowed(read(db, actor.userId, id, false), actor, 'read');

/** Locks the conversation, which numbers its messages, for a member or who has messageSend. @throws 403, 404 */
export const lockTalk = (db: Kysely<DB>, actor: Pick<Actor, 'userId' | 'rights'>, id: number): Promise<Talk> =>
  allowed(read(db, actor.userId, id, true), actor, 'write');

/** Whether a person may hear what is said in a conversation, at this moment. */
export const mayHear = async (
  db: Kysely<DB>,
  { userId, rights }: Pick<Actor, 'userId' | 'rights'>,
  conversationId: number,
): Promise<boolean> => {
  const { rows } = await sql<{ hears: boolean }>`
    select (${rights.has('messageList')} and exists (select 1 from conversations where id = ${conversationId}))
      or exists (select 1 from conversation_members where conversation_id = ${conversationId} and user_id = ${userId} and left_at is null) as hears`.execute(
    db,
  );
  return rows[0]?.hears ?? false;
};
