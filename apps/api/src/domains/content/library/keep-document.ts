import { createHash } from 'node:crypto';
import { documentTypes, type DocumentFile } from '@lectern/contract/content';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { refuseFile } from '../../../server/calls/errors';
import { fittingName } from '../../../server/files/fitting-name';
import { imageTypeOf } from '../../../server/files/image-type';
import { documentPath, newKey } from '../../../server/files/paths';
import type { Services } from '../../../server/services';
import { documentTypeOf } from './document-type';

/** A file in the store that no row names yet. */
export interface KeptDocument {
  readonly name: string;
  readonly extension: string;
  readonly mime: string;
  readonly bytes: number;
  readonly sha256: Buffer;
  readonly storageKey: string;
}

/**
 * Writes the file before any transaction; its type is that of its bytes, and its name has to fit. `takesImages`: pictures too, as they are.
 * @throws 415 for anything else, for another ending of the name, and for what has macros
 */
export const keepDocument = async (
  store: Services['store'],
  file: File,
  { takesImages = false }: { readonly takesImages?: boolean } = {},
): Promise<KeptDocument> => {
  const bytes = Buffer.from(await file.arrayBuffer());
  const image = takesImages ? imageTypeOf(bytes) : undefined;
  const document = image ? undefined : await documentTypeOf(bytes, file.name);
  const extension = image ?? document;
  const mime = image ? `image/${image}` : document && documentTypes[document];
  if (!extension || !mime)
    throw refuseFile(
      415,
      `Choose a PDF, DOCX, XLSX, PPTX, TXT or CSV file without macros${takesImages ? ', or a PNG, JPEG, WebP or GIF picture' : ''}`,
    );
  const name = fittingName(file.name, extension);
  const storageKey = newKey();
  await store.write(documentPath(storageKey), bytes);
  const sha256 = createHash('sha256').update(bytes).digest();
  return { name, extension, mime, bytes: bytes.length, sha256, storageKey };
};

/** The row of a kept file: only a signed address leads to it. */
export const storeDocument = async (
  db: Kysely<DB>,
  { name, extension, mime, bytes, sha256, storageKey }: KeptDocument,
  { purpose, uploadedBy }: { readonly purpose: 'document' | 'drive' | 'attachment'; readonly uploadedBy: number },
): Promise<DocumentFile> => {
  const { id } = await db
    .insertInto('files')
    .values({
      ...{ purpose, status: 'ready', visibility: 'private', originalName: name, extension, mime },
      ...{ bytes, uploadOffset: bytes, sha256, storageKey, uploadedBy },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name, mime, bytes };
};
