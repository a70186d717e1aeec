import { say } from '@lectern/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../database/schema.generated';
import type { ServerKeys } from '../auth/server-keys';
import { enqueue } from '../jobs/queue';
import { sealLink } from './link-secret';
import { mailTexts, type MailName, type MailText } from './mail-texts';
import { renderMail } from './render-mail';

/** The name of the job that sends what is due. */
export const sendMailsJob = 'mail.send';

/** A link that only the mail's reader may see. */
export interface MailLink {
  readonly address: string;
  /** How long it works, as PostgreSQL's interval: later the mail is not sent any more. */
  readonly lifetime: string;
  readonly keys: ServerKeys;
}

interface Queued {
  readonly name: MailName;
  /** A second mail of the same key is dropped. */
  readonly dedupeKey: string;
  readonly link?: MailLink;
  /** The words for the braces of its text; a paragraph that they leave empty is left out. */
  readonly values?: Readonly<Record<string, string>>;
  /** The moment from which it is of no use and is not sent any more. */
  readonly until?: string | undefined;
  /** A file of purpose 'export' that goes with it. */
  readonly fileId?: number;
}

const filled = ({ name, values }: Queued): MailText => {
  const text: MailText = mailTexts[name];
  const { subject, paragraphs } = text;
  return values
    ? {
        ...text,
        subject: say(subject, values),
        paragraphs: paragraphs.map((paragraph) => say(paragraph, values)).filter((paragraph) => paragraph !== ''),
      }
    : text;
};

/** The place of a word that each reader has alone, such as a code. */
export const ownWord = '[[word]]';

const insert = async (
  db: Kysely<DB>,
  reader: RawBuilder<unknown>,
  queued: Queued,
  worded: (body: string) => unknown = (body) => body,
): Promise<number> => {
  const { name, dedupeKey, link, until = null, fileId = null } = queued;
  const words = filled(queued);
  const { subject } = words;
  const { text, html } = renderMail(words);
  const { rows } = await sql`
    insert into mails (user_id, to_email, template, subject, body_html, body_text, dedupe_key, secret_sealed, expires_at, file_id)
    select r.id, r.email, ${name}, ${subject}, ${worded(html)}, ${worded(text)}, ${dedupeKey} || r.key_end, ${link ? sealLink(link.keys, link.address) : null}::bytea, coalesce(now() + ${link?.lifetime ?? null}::interval, ${until}::timestamptz), ${fileId}::bigint from (${reader}) r
    on conflict (dedupe_key) do nothing returning id`.execute(db);
  if (rows.length > 0)
    await enqueue(db, { kind: 'clock', name: sendMailsJob, title: sendMailsJob, payload: {}, dedupeKey: sendMailsJob });
  return rows.length;
};

/** Queues one mail to an account's owner in the caller's transaction; it is sent after the commit. Accounts without e-mail get none. */
export const queueMail = async (db: Kysely<DB>, userId: number, mail: Queued): Promise<void> => {
  await insert(db, sql`select id, email, '' as key_end from users where id = ${userId} and email is not null`, mail);
};

/** The same to an address that need not be an account's. */
export const queueMailTo = async (db: Kysely<DB>, email: string, mail: Queued): Promise<void> => {
  await insert(db, sql`select null::bigint as id, ${email}::citext as email, '' as key_end`, mail);
};

/** The same to each account of `readers`, a select of `id` and `email`: each gets one mail of the key. */
export const queueMails = async (db: Kysely<DB>, readers: RawBuilder<unknown>, mail: Queued): Promise<void> => {
  await insert(db, sql`select id, email, ':' || id as key_end from (${readers}) each_reader`, mail);
};

/** A mail to each of `readers`, a select of `id`, `email`, `key_end` and `word`. The word has letters and digits only and replaces `ownWord`. Gives the number of mails. */
export const queueMailsWithWord = (db: Kysely<DB>, readers: RawBuilder<unknown>, mail: Queued): Promise<number> =>
  insert(db, readers, mail, (body) => sql`replace(${body}, ${ownWord}, r.word)`);
