import { createHash } from 'node:crypto';
import { documentTypes } from '@lectern/contract/content';
import type { messageCalls } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { fieldConflict, notFound, refuseFile } from '../../../server/calls/errors';
import { afterPreparing, type Handler } from '../../../server/calls/frame';
import { attachmentPurpose } from '../../../server/files/attachment';
import { fittingName } from '../../../server/files/fitting-name';
import { documentPath, newKey } from '../../../server/files/paths';
import { signAddress } from '../../../server/files/signed';
import type { Services } from '../../../server/services';
import { documentTypeOf } from '../../content/library/document-type';
import { readTalk } from './talk.queries';

const entity = 'conversations';
/** The field of `file_uses` in which a message keeps its files. */
const fieldOf = (seq: number): string => `message ${seq}`;

interface Attached {
  readonly conversationId: number;
  readonly seq: number;
  readonly title: string;
  readonly fileIds: readonly number[];
  readonly userId: number;
}

/** Makes the files used by a message. They are kept from being deleted meanwhile. @throws 409 for one that is not the sender's own, or gone */
export const attachFiles = async (
  db: Kysely<DB>,
  { conversationId, seq, title, fileIds, userId }: Attached,
): Promise<void> => {
  if (fileIds.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    select id from files where id = any(${fileIds}::bigint[]) and status = 'ready' and purpose = ${attachmentPurpose} and uploaded_by = ${userId} order by id for key share`.execute(
    db,
  );
  if (rows.length !== new Set(fileIds).size)
    throw fieldConflict('fileIds', 'A file is not there any more: attach it again');
  await db
    .insertInto('fileUses')
    .values(rows.map(({ id }) => ({ fileId: id, entity, entityId: conversationId, field: fieldOf(seq), label: title })))
    .execute();
};

/** Lets go of a removed message's files; the collector takes what nothing else uses. */
export const detachFiles = async (db: Kysely<DB>, conversationId: number, seq: number): Promise<void> =>
  void (await db
    .deleteFrom('fileUses')
    .where('entity', '=', entity)
    .where('entityId', '=', conversationId)
    .where('field', '=', fieldOf(seq))
    .execute());

/** Keeps a document for a message: private, only a signed address leads to it. @throws 415 for what is no document */
export const uploadDocument = ({ store }: Pick<Services, 'store'>): Handler<typeof messageCalls.upload> =>
  afterPreparing(
    async ({ request: { file } }) => {
      const bytes = Buffer.from(await file.arrayBuffer());
      const type = await documentTypeOf(bytes, file.name);
      if (!type) throw refuseFile(415, 'Choose an image, or a PDF, DOCX, XLSX, PPTX, TXT or CSV file without macros');
      const name = fittingName(file.name, type);
      const storageKey = newKey();
      await store.write(documentPath(storageKey), bytes);
      const sha256 = createHash('sha256').update(bytes).digest();
      return { name, type, bytes: bytes.length, sha256, storageKey };
    },
    async ({ db, actor, audit }, { name, type, bytes, sha256, storageKey }) => {
      const mime = documentTypes[type];
      const { id } = await db
        .insertInto('files')
        .values({
          ...{
            purpose: attachmentPurpose,
            status: 'ready',
            visibility: 'private',
            originalName: name,
            extension: type,
          },
          ...{ mime, bytes, uploadOffset: bytes, sha256, storageKey, uploadedBy: actor.userId },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      audit({ action: 'file.upload', entity: 'files', entityId: id, label: name, changes: { bytes: [null, bytes] } });
      return { file: { id, name, mime, bytes, small: null, large: null } };
    },
  );

/** The signed address of a document of a message, for who may read the message. */
export const addressOfFile =
  ({ keys }: Pick<Services, 'keys'>): Handler<typeof messageCalls.address> =>
  async ({ request: { conversationId, seq, fileId }, db, actor }) => {
    const talk = await readTalk(db, actor, conversationId);
    const from = actor.rights.has('messageList') ? 1 : (talk.firstSeq ?? 1);
    const { rows } = await sql<{ key: string; name: string }>`
      select f.storage_key as key, f.original_name as name from messages m join files f on f.id = any(m.file_ids)
      where m.conversation_id = ${conversationId} and m.seq = ${seq} and m.seq >= ${from} and f.id = ${fileId} and f.status = 'ready' and f.visibility = 'private'`.execute(
      db,
    );
    if (!rows[0]) throw notFound();
    return { url: signAddress(keys, documentPath(rows[0].key), { name: rows[0].name }) };
  };
