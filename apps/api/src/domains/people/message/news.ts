import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

type News =
  | { readonly event: 'message.new' | 'message.changed'; readonly seq: number }
  | {
      readonly event: 'message.read';
      readonly userId: number;
      readonly readSeq: number;
      readonly deliveredSeq: number;
    }
  | { readonly event: 'message.members' };

/** Publishes what happened in a conversation, on commit. Numbers alone: a payload has room for 8,000 bytes, a message may be longer. */
export const publishNews = async (db: Kysely<DB>, conversationId: number, news: News): Promise<void> => {
  const payload = JSON.stringify({ to: { conversation: conversationId }, ...news, conversationId });
  await sql`select pg_notify('live', ${payload})`.execute(db);
};
