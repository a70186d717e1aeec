import { createHash } from 'node:crypto';
import { documentTypes, type DocumentType, type libraryDocumentCalls } from '@lectern/contract/content';
import { sql } from 'kysely';
import { notFound, refuseFile } from '../../../server/calls/errors';
import { afterPreparing, type Handlers } from '../../../server/calls/frame';
import { documentPath, newKey } from '../../../server/files/paths';
import { signAddress } from '../../../server/files/signed';
import { plainName } from '../../../server/files/store-image';
import type { Services } from '../../../server/services';
import { documentTypeOf } from './document-type';

interface KeptDocument {
  readonly name: string;
  readonly type: DocumentType;
  readonly bytes: number;
  readonly sha256: Buffer;
  readonly storageKey: string;
}

/** Writes the file before any transaction. @throws 415 for what is no document */
const keepDocument = async (store: Services['store'], file: File): Promise<KeptDocument> => {
  const bytes = Buffer.from(await file.arrayBuffer());
  const type = await documentTypeOf(bytes, file.name);
  if (!type) throw refuseFile(415, 'Choose a PDF, DOCX, XLSX, PPTX, TXT or CSV file without macros');
  const storageKey = newKey();
  await store.write(documentPath(storageKey), bytes);
  const sha256 = createHash('sha256').update(bytes).digest();
  return { name: plainName(file.name) || `document.${type}`, type, bytes: bytes.length, sha256, storageKey };
};

export const libraryDocumentHandlers = ({
  store,
  keys,
}: Pick<Services, 'store' | 'keys'>): Handlers<typeof libraryDocumentCalls> => ({
  upload: afterPreparing(
    ({ request }) => keepDocument(store, request.file),
    async ({ db, actor, audit }, { name, type, bytes, sha256, storageKey }) => {
      const mime = documentTypes[type];
      const { id } = await db
        .insertInto('files')
        .values({
          ...{ purpose: 'document', status: 'ready', visibility: 'private', originalName: name, extension: type, mime },
          ...{ bytes, uploadOffset: bytes, sha256, storageKey, uploadedBy: actor.userId },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const changes = { purpose: [null, 'document'], mime: [null, mime], bytes: [null, bytes] } satisfies Record<
        string,
        [unknown, unknown]
      >;
      audit({ action: 'file.upload', entity: 'files', entityId: id, label: name, changes });
      return { file: { id, name, mime, bytes } };
    },
  ),

  address: async ({ request: { id, versionNo, isShown = false }, db }) => {
    const { rows } = await sql<{ key: string; name: string; mime: string; purpose: string }>`
      select f.storage_key as key, f.original_name as name, f.mime, f.purpose from library_items i
      join files f on f.id = coalesce((select v.file_id from library_item_versions v where v.item_id = i.id and v.no = ${versionNo ?? null}), i.file_id)
      where i.id = ${id} and f.purpose in ('document', 'video') and f.status = 'ready'`.execute(db);
    if (!rows[0]) throw notFound();
    const { key, name, mime, purpose } = rows[0];
    const signed = { name, ...(isShown && purpose === 'video' && { shownAs: mime }) };
    return { url: signAddress(keys, documentPath(key), signed) };
  },
});
