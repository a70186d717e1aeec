import { proofTypes, type moneyByHandCalls } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { notFound, refuseFile } from '../../../../server/calls/errors';
import { afterPreparing, type Handler } from '../../../../server/calls/frame';
import { attachmentPurpose, requireAttachment } from '../../../../server/files/attachment';
import { imageTypeOf } from '../../../../server/files/image-type';
import { documentPath } from '../../../../server/files/paths';
import { signAddress } from '../../../../server/files/signed';
import type { Services } from '../../../../server/services';
import { documentTypeOf } from '../../../content/library/document-type';
import { keepDocument, storeDocument } from '../../../content/library/keep-document';

const types: readonly string[] = Object.values(proofTypes);
const refusal = 'Choose a PDF, PNG, JPEG or WebP file';

/** Takes a PDF or an image that its sender has uploaded. @throws 409 on `fileId` for another file */
export const requireProof = (db: Kysely<DB>, fileId: number, userId: number): Promise<void> =>
  requireAttachment(db, fileId, { userId, types, refusal });

/** Keeps a proof that no payment names yet: private, only a signed address leads to it. @throws 415 for another type */
export const uploadProof = ({ store }: Pick<Services, 'store'>): Handler<typeof moneyByHandCalls.upload> =>
  afterPreparing(
    async ({ request: { file } }) => {
      const bytes = Buffer.from(await file.arrayBuffer());
      const type = imageTypeOf(bytes) ?? (await documentTypeOf(bytes, file.name));
      if (!type || !(type in proofTypes)) throw refuseFile(415, refusal);
      return keepDocument(store, file, { takesImages: true });
    },
    async ({ db, actor, audit }, kept) => {
      const file = await storeDocument(db, kept, { purpose: attachmentPurpose, uploadedBy: actor.userId });
      audit({ action: 'file.upload', entity: 'files', entityId: file.id, label: file.name });
      return { file };
    },
  );

/** The signed address of a payment's proof. A picture is shown, a PDF is saved. @throws 404 */
export const addressOfProof =
  ({ keys }: Pick<Services, 'keys'>): Handler<typeof moneyByHandCalls.proof> =>
  async ({ request: { id }, db }) => {
    const { rows } = await sql<{ key: string; name: string; mime: string }>`
      select f.storage_key as key, f.original_name as name, f.mime from payments p join files f on f.id = p.proof_file_id
      where p.id = ${id} and f.status = 'ready'`.execute(db);
    if (!rows[0]) throw notFound();
    const { key, name, mime } = rows[0];
    return { url: signAddress(keys, documentPath(key), { name, ...(mime.startsWith('image/') && { shownAs: mime }) }) };
  };
