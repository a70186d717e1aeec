import { messageLimits, type messageCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import type { Handler } from '../../../server/calls/frame';
import { readMessages } from './message.queries';
import { readTalk } from './talk.queries';

/** Messages by their numbers. Who is only a member sees them from their joining on. */
export const listMessages: Handler<typeof messageCalls.list> = async ({
  request: { conversationId, before, after, changedAfter, limit = messageLimits.page },
  db,
  actor,
}) => {
  const talk = await readTalk(db, actor, conversationId);
  const firstSeq = actor.rights.has('messageList') ? 1 : (talk.firstSeq ?? 1);
  const seen = sql<boolean>`m.seq >= ${firstSeq}`;
  // The conversation is read before its messages: a page that asks again misses nothing.
  const items =
    after === undefined
      ? await readMessages(
          db,
          conversationId,
          before === undefined ? seen : sql`${seen} and m.seq < ${before}`,
          sql`m.seq desc`,
          limit,
        )
      : await readMessages(db, conversationId, sql`${seen} and m.seq > ${after}`, sql`m.seq`, limit);
  const changed =
    changedAfter === undefined
      ? []
      : await readMessages(
          db,
          conversationId,
          sql`${seen} and m.change_no > ${changedAfter} and m.change_no <= ${talk.lastChange}`,
          sql`m.change_no`,
          messageLimits.page,
        );
  const isCut = changed.length === messageLimits.page;
  return {
    items: after === undefined ? items.reverse() : items,
    changed,
    lastSeq: talk.lastSeq,
    lastChange: isCut ? (changed.at(-1)?.change ?? 0) : talk.lastChange,
    firstSeq,
  };
};
