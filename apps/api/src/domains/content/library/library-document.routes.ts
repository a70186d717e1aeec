import type { libraryDocumentCalls } from '@lectern/contract/content';
import { sql } from 'kysely';
import { notFound } from '../../../server/calls/errors';
import { afterPreparing, type Handlers } from '../../../server/calls/frame';
import { documentPath } from '../../../server/files/paths';
import { signAddress } from '../../../server/files/signed';
import type { Services } from '../../../server/services';
import { keepDocument, storeDocument } from './keep-document';

export const libraryDocumentHandlers = ({
  store,
  keys,
}: Pick<Services, 'store' | 'keys'>): Handlers<typeof libraryDocumentCalls> => ({
  upload: afterPreparing(
    ({ request }) => keepDocument(store, request.file),
    async ({ db, actor, audit }, kept) => {
      const file = await storeDocument(db, kept, { purpose: 'document', uploadedBy: actor.userId });
      const changes = {
        purpose: [null, 'document'],
        mime: [null, file.mime],
        bytes: [null, file.bytes],
      } satisfies Record<string, [unknown, unknown]>;
      audit({ action: 'file.upload', entity: 'files', entityId: file.id, label: file.name, changes });
      return { file };
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
