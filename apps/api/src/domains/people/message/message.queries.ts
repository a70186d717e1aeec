import type { Message, MessageFile } from '@lectern/contract/people';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { urlsOf } from '../../../server/files/paths';

/** Characters of a message that a reply to it and the list of conversations show. */
export const previewLength = 120;

interface StoredFile extends Omit<MessageFile, 'small' | 'large'> {
  readonly key: string;
}
type Stored = Omit<Message, 'files'> & { readonly files: readonly StoredFile[] | null };

const shown = ({ files, ...rest }: Stored): Message => ({
  ...rest,
  files: (files ?? []).map(({ key, ...file }) => {
    const urls = file.mime.startsWith('image/') ? urlsOf(key) : undefined;
    return { ...file, small: urls?.small ?? null, large: urls?.large ?? null };
  }),
});

/** Messages of a conversation that meet a condition over `m`, in its order. */
export const readMessages = async (
  db: Kysely<DB>,
  conversationId: number,
  where: RawBuilder<SqlBool>,
  order: RawBuilder<unknown>,
  limit: number,
): Promise<Message[]> => {
  const { rows } = await sql<Stored>`
    select m.seq, m.sender_id, s.full_name as sender_name, m.client_id, m.body, m.sent_at, m.edited_at, m.removed_at, coalesce(m.change_no, 0) as change,
      case when r.seq is not null then json_build_object('seq', r.seq, 'senderName', a.full_name, 'preview', left(r.body, ${previewLength}::int)) end as reply_to,
      (select json_agg(json_build_object('id', f.id, 'name', f.original_name, 'mime', f.mime, 'bytes', f.bytes, 'key', f.storage_key) order by array_position(m.file_ids, f.id))
         from files f where m.file_ids <> '{}' and f.id = any(m.file_ids)) as files
    from messages m join users s on s.id = m.sender_id
    left join messages r on r.conversation_id = m.conversation_id and r.seq = m.reply_to_seq left join users a on a.id = r.sender_id
    where m.conversation_id = ${conversationId} and ${where} order by ${order} limit ${limit}`.execute(db);
  return rows.map(shown);
};

/** One message; undefined where there is none. */
export const readMessage = async (db: Kysely<DB>, conversationId: number, seq: number): Promise<Message | undefined> =>
  (await readMessages(db, conversationId, sql`m.seq = ${seq}`, sql`m.seq`, 1))[0];

/** The same, of which is known that it is there. */
export const theMessage = async (db: Kysely<DB>, conversationId: number, seq: number): Promise<Message> => {
  const found = await readMessage(db, conversationId, seq);
  if (!found) throw new Error(`message ${seq} of conversation ${conversationId} is not there`);
  return found;
};

/** What the list of conversations shows of the last message. */
export const renewPreview = async (db: Kysely<DB>, conversationId: number): Promise<void> =>
  void (await sql`
    update conversations c set last_preview = left(m.body, ${previewLength}::int), updated_at = now()
    from messages m where c.id = ${conversationId} and m.conversation_id = c.id and m.seq = c.last_seq`.execute(db));
