import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { queueMails } from './queue-mail';

interface News {
  /** The kind of the notification. */
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  /** The mail that says the same. */
  readonly mail: 'news' | 'batch-news';
  /** Each reader hears the news of one key once. */
  readonly dedupeKey: string;
  /** The moment from which a mail about it is of no use. */
  readonly until?: string | undefined;
}

/**
 * Writes news to the bells of its readers (a select of `user_id` and `link`) and mails it, in the caller's transaction: with the change, or not at all.
 * Blocked and erased accounts hear nothing.
 */
export const writeNews = async (
  db: Kysely<DB>,
  to: RawBuilder<unknown>,
  { kind, title, body, mail, dedupeKey, until }: News,
): Promise<void> => {
  const readers = sql`select distinct on (u.id) u.id, u.email, r.link from (${to}) r join users u on u.id = r.user_id
    where u.deleted_at is null and u.status not in ('blocked', 'erased') order by u.id, r.link`;
  await sql`
    insert into notifications (user_id, kind, title, body, link, dedupe_key)
    select id, ${kind}, left(${title}, 160), ${body}, link, ${dedupeKey} from (${readers}) x on conflict do nothing`.execute(
    db,
  );
  await queueMails(db, sql`select id, email from (${readers}) x where email is not null`, {
    name: mail,
    dedupeKey,
    values: { title, body },
    until,
  });
};
