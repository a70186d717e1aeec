import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { mailTexts } from '../mail/mail-texts';
import { queueMail } from '../mail/queue-mail';

/** Tells the owner, once per lock, that sign-in is paused. */
export const reportLock = (db: Kysely<DB>, userId: number, lock: string): Promise<void> =>
  queueMail(db, userId, { name: 'account-locked', dedupeKey: `account-locked:${userId}:${lock}` });

/** Tells the owner, by notice and mail, that a session was ended because its token was used twice. */
export const reportReuse = async (db: Kysely<DB>, userId: number, sessionId: number): Promise<void> => {
  const {
    subject,
    paragraphs: [text],
  } = mailTexts['session-ended'];
  const dedupeKey = `refresh-reuse:${sessionId}`;
  await sql`
    insert into notifications (user_id, kind, title, body, dedupe_key) values (${userId}, 'security', ${subject}, ${text}, ${dedupeKey})
    on conflict do nothing`.execute(db);
  await queueMail(db, userId, { name: 'session-ended', dedupeKey });
};
