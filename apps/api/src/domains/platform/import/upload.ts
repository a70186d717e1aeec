import { createHash } from 'node:crypto';
import type { importCalls } from '@lectern/contract/platform/import';
import { forbidden, refuseFile } from '../../../server/calls/errors';
import { afterPreparing, type Handler } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { newKey } from '../../../server/files/paths';
import { plainName } from '../../../server/files/store-image';
import { importForms } from './forms';
import { importPath } from './import-file';
import { UnreadableSheet } from './sheet/sheet';
import { sheetTypeOf, type SheetType } from './sheet/sheet-rows';

const mimes: Readonly<Record<SheetType, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type Reads = Pick<Services, 'store' | 'uploads'>;

/** @throws 415 for what is neither CSV nor XLSX, 400 for what can't be read */
const typeOf = async (uploads: Services['uploads'], bytes: Buffer, userId: number): Promise<SheetType> => {
  let type: SheetType | undefined;
  try {
    type = sheetTypeOf(bytes);
    await uploads.readHead(bytes, userId);
    return type;
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error;
    throw refuseFile(type === undefined || error.message.startsWith('Choose') ? 415 : 400, error.message);
  }
};

/** Reads and writes the file before any transaction: a large one takes seconds. */
const keepFile = async ({ store, uploads }: Reads, file: File, userId: number) => {
  const bytes = Buffer.from(await file.arrayBuffer());
  const type = await typeOf(uploads, bytes, userId);
  const storageKey = newKey();
  await store.write(importPath(storageKey), bytes);
  return { type, storageKey, size: bytes.length, sha256: createHash('sha256').update(bytes).digest() };
};

/** Keeps a file that is to be imported; only who has sent it can use it. */
export const uploadImport = (services: Reads): Handler<typeof importCalls.upload> =>
  afterPreparing(
    ({ request, actor }) => {
      const { right } = importForms[request.form];
      if (!actor.rights.has(right)) throw forbidden([right]);
      return keepFile(services, request.file, actor.userId);
    },
    async ({ request, db, actor, audit }, { type, storageKey, size, sha256 }) => {
      const originalName = plainName(request.file.name) || `${importForms[request.form].name}.${type}`;
      const { id } = await db
        .insertInto('files')
        .values({
          purpose: 'import',
          status: 'ready',
          visibility: 'private',
          originalName,
          extension: type,
          mime: mimes[type],
          bytes: size,
          uploadOffset: size,
          sha256,
          storageKey,
          uploadedBy: actor.userId,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      audit({
        action: 'file.upload',
        entity: 'files',
        entityId: id,
        label: originalName,
        changes: { purpose: [null, 'import'], mime: [null, mimes[type]], bytes: [null, size] },
      });
      return { fileId: id, name: originalName };
    },
  );
