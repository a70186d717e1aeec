import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';

/** A mail as it is queued; paragraphs of `text` are parted by empty lines. */
export interface OutgoingMail {
  readonly template: string;
  readonly subject: string;
  readonly text: string;
  readonly dedupeKey: string;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A plain text as HTML: a paragraph each, addresses as links. */
export const htmlOf = (text: string): string =>
  text
    .split('\n\n')
    .map(
      (paragraph) =>
        `<p>${escaped(paragraph).replace(/https?:\/\/\S+/g, (address) => `<a href="${address}">${address}</a>`)}</p>`,
    )
    .join('');

/** Queues one mail to an account's owner; a second one of the same `dedupeKey` is dropped. Accounts without e-mail get none. */
export const queueMail = async (
  db: Kysely<DB>,
  userId: number,
  { template, subject, text, dedupeKey }: OutgoingMail,
): Promise<void> => {
  await sql`
    insert into mails (user_id, to_email, template, subject, body_html, body_text, dedupe_key)
    select id, email, ${template}, ${subject}, ${htmlOf(text)}, ${text}, ${dedupeKey} from users where id = ${userId} and email is not null
    on conflict (dedupe_key) do nothing`.execute(db);
};
