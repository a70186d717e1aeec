import { createHash } from 'node:crypto';
import type { importCalls } from '@lectern/contract/platform/import';
import { forbidden, refuseFile } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import type { ObjectStore } from '../../../storage/store';
import { newKey } from '../../../server/files/paths';
import { importForms } from './forms';
import { importPath } from './import-file';
import { readHead } from './head';
import { UnreadableSheet } from './sheet/sheet';
import { sheetTypeOf, type SheetType } from './sheet/sheet-rows';

const mimes: Readonly<Record<SheetType, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A name that any screen can show: no control characters, the last 255. */
const plainName = (name: string): string => name.replace(/\p{C}/gu, '').slice(-255);

/** @throws 415 for what is neither CSV nor XLSX, 400 for what can't be read */
const typeOf = async (bytes: Buffer): Promise<SheetType> => {
  let type: SheetType | undefined;
  try {
    type = sheetTypeOf(bytes);
    await readHead(bytes);
    return type;
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error;
    throw refuseFile(type === undefined || error.message.startsWith('Choose') ? 415 : 400, error.message);
  }
};

/** Keeps a file that is to be imported; only who has sent it can use it. */
export const uploadImport =
  (store: ObjectStore): Handler<typeof importCalls.upload> =>
  async ({ request, db, actor, audit }) => {
    const { right, name: form } = importForms[request.form];
    if (!actor.rights.has(right)) throw forbidden([right]);
    const bytes = Buffer.from(await request.file.arrayBuffer());
    const type = await typeOf(bytes);
    const [storageKey, originalName] = [newKey(), plainName(request.file.name) || `${form}.${type}`];
    await store.write(importPath(storageKey), bytes);
    const { id } = await db
      .insertInto('files')
      .values({
        purpose: 'import',
        status: 'ready',
        visibility: 'private',
        originalName,
        extension: type,
        mime: mimes[type],
        bytes: bytes.length,
        uploadOffset: bytes.length,
        sha256: createHash('sha256').update(bytes).digest(),
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
      changes: { purpose: [null, 'import'], mime: [null, mimes[type]], bytes: [null, bytes.length] },
    });
    return { fileId: id, name: originalName };
  };
