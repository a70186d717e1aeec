import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { queueMail } from '../mail/outbox';

/** Tells the owner, once per lock, that sign-in is paused. */
export const reportLock = (db: Kysely<DB>, userId: number, lock: string): Promise<void> =>
  queueMail(db, userId, {
    template: 'account-locked',
    subject: 'Sign-in to your account is paused',
    text: 'Somebody entered a wrong password for your account several times, so sign-in is paused for a while. If it was not you, reset your password.',
    dedupeKey: `account-locked:${userId}:${lock}`,
  });

/** Tells the owner, by notice and mail, that a session was ended because its token was used twice. */
export const reportReuse = async (db: Kysely<DB>, userId: number, sessionId: number): Promise<void> => {
  const title = 'A session of yours was ended';
  const text =
    'An old sign-in token of one of your sessions was used again, as happens when it is stolen, so the session was ended. If it was not you, reset your password.';
  await sql`
    insert into notifications (user_id, kind, title, body, dedupe_key) values (${userId}, 'security', ${title}, ${text}, ${`refresh-reuse:${sessionId}`})
    on conflict do nothing`.execute(db);
  await queueMail(db, userId, {
    template: 'session-ended',
    subject: title,
    text,
    dedupeKey: `refresh-reuse:${sessionId}`,
  });
};
