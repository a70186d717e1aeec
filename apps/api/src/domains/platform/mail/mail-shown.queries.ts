import type { MailState } from '@lectern/contract/platform/mail';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';
import { afterCursor } from '../../../server/list/cursor';
import type { ListQuery } from '../../../server/list/list';
import { countRows, filterCondition, listOrder, type Columns, type Total } from '../../../server/list/list-query';

/** A mail as it is stored. */
export interface StoredMail {
  readonly id: number;
  readonly toEmail: string;
  readonly template: string;
  readonly subject: string;
  readonly state: MailState;
  readonly attempts: number;
  readonly error: string | null;
  readonly createdAt: string;
  readonly sentAt: string | null;
}

const columns: Columns = { state: sql.ref('m.state'), createdAt: sql.ref('m.created_at') };
const tiebreaker = sql.ref('m.id');
const shown = sql`m.id, m.to_email::text as to_email, m.template, m.subject, m.state, m.attempts, m.error, m.created_at, m.sent_at`;
const matching = (list: ListQuery): RawBuilder<unknown> =>
  sql`select ${shown}, m.created_at::text as created_at_exactly from mails m where ${filterCondition(list, columns)} and ${list.q === undefined ? sql`true` : sql`m.to_email = ${list.q}::citext`}`;

/** One page of the mails, and the row behind it. */
export const mailPage = (list: ListQuery): RawBuilder<StoredMail & { readonly createdAtExactly: string }> =>
  sql`${matching(list)} and ${afterCursor(list, columns, tiebreaker)} order by ${listOrder(list, columns, tiebreaker)} limit ${list.limit + 1} offset ${list.offset}`;

/** The number of mails on all pages of the list. */
export const countMails = (db: Kysely<DB>, list: ListQuery): Promise<Total> => countRows(db, matching(list), 'mails');

interface ReadMail extends StoredMail {
  readonly bodyText: string;
  readonly secretSealed: Buffer | null;
  /** True when the recipient holds a right that the reader's role lacks. */
  readonly isBeyond: boolean;
}

/** One mail with its text and its link, encrypted, as a reader of this role finds it. @throws 404 */
export const readMail = async (db: Kysely<DB>, id: number, roleId: number): Promise<ReadMail> => {
  const { rows } = await sql<ReadMail>`
    select ${shown}, m.body_text, m.secret_sealed,
      exists (select g.right_name from users u join role_rights g on g.role_id = u.role_id where u.id = m.user_id
        except select right_name from role_rights where role_id = ${roleId}) as is_beyond
      from mails m where m.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};
