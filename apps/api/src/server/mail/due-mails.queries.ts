import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { backOff } from '../jobs/retry';

/** Days after which a mail that no server took is given up. */
export const giveUpDays = 3;
/** The longest wait between two attempts, in seconds. */
const longestWait = 3600;

export interface DueMail {
  readonly id: number;
  readonly toEmail: string;
  readonly subject: string;
  readonly bodyText: string;
  readonly bodyHtml: string;
  readonly secretSealed: Buffer | null;
  readonly dedupeKey: string | null;
  readonly attempts: number;
  readonly createdAt: string;
  /** The file that goes with it. */
  readonly file: { readonly key: string; readonly name: string; readonly type: string } | null;
}

/** Ends what is too late: a link that has expired, and what no server took for days. */
export const endLateMails = async (db: Kysely<DB>): Promise<void> => {
  await sql`update mails set secret_sealed = null where state = 'kept' and secret_sealed is not null and expires_at <= now()`.execute(
    db,
  );
  await sql`
    update mails set state = case when expires_at <= now() then 'dropped' else 'failed' end, secret_sealed = null,
      error = case when expires_at <= now() then case when secret_sealed is null then 'Not sent in time: what it is about is over' else 'Not sent in time: its link has expired' end else coalesce(error, 'No attempt was made') end
      where state = 'queued' and (expires_at <= now() or created_at < now() - make_interval(days => ${giveUpDays}))`.execute(
    db,
  );
};

/** Days that mails are kept. */
const keptDays = 90;

export const forgetOldMails = async (db: Kysely<DB>): Promise<void> => {
  await sql`delete from mails where created_at < now() - make_interval(days => ${keptDays}) and state <> 'queued'`.execute(
    db,
  );
};

/** The mail that has waited longest for its next attempt. */
export const nextDueMail = async (db: Kysely<DB>): Promise<DueMail | undefined> =>
  (
    await sql<DueMail>`
      select id, to_email::text as to_email, subject, body_text, body_html, secret_sealed, dedupe_key, attempts, created_at,
        (select jsonb_build_object('key', f.storage_key, 'name', f.original_name, 'type', f.mime) from files f where f.id = file_id) as file
      from mails where state = 'queued' and next_attempt_at <= now() order by next_attempt_at, id limit 1`.execute(db)
  ).rows[0];

/** The mail is out; its link is forgotten, except in a file of this machine. */
export const noteDelivered = async (
  db: Kysely<DB>,
  id: number,
  end: 'sent' | 'kept',
  answer: string,
): Promise<void> => {
  await sql`
    update mails set state = ${end}, attempts = attempts + 1, error = null, provider_id = ${answer}, sent_at = now(), secret_sealed = case when ${end === 'kept'} then secret_sealed end
      where id = ${id} and state = 'queued'`.execute(db);
};

/** The server will never take it. */
export const noteRefused = async (db: Kysely<DB>, id: number, answer: string): Promise<void> => {
  await sql`update mails set state = 'failed', attempts = attempts + 1, error = ${answer}, secret_sealed = null where id = ${id} and state = 'queued'`.execute(
    db,
  );
};

/** It is tried again: 20 s, 40 s, 80 s … an hour later. */
export const noteDelayed = async (
  db: Kysely<DB>,
  { id, attempts }: Pick<DueMail, 'id' | 'attempts'>,
  answer: string,
): Promise<void> => {
  const seconds = Math.min(longestWait, backOff(attempts + 1));
  await sql`update mails set attempts = attempts + 1, error = ${answer}, next_attempt_at = now() + make_interval(secs => ${seconds}) where id = ${id} and state = 'queued'`.execute(
    db,
  );
};

/** Nothing goes out now. The mail that found out says why and goes behind the others, for the server may have broken off because of it. */
export const noteServerGone = async (db: Kysely<DB>, id: number, answer: string): Promise<void> => {
  await sql`update mails set error = ${answer}, next_attempt_at = now() where id = ${id} and state = 'queued'`.execute(
    db,
  );
};
