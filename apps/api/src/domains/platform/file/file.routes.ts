import type { Right } from '@lectern/contract';
import { sourceIn } from '@lectern/contract/content';
import type { FileUse, fileCalls } from '@lectern/contract/platform/file';
import { conflict, forbidden, stale } from '../../../server/calls/errors';
import { afterPreparing, type Handlers } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { storeDrawing } from '../../../server/files/drawings';
import { lockFile, markDeleting, readFile, readUses } from '../../../server/files/files.queries';
import { keepSizes, libraryImagesPerHour, storeImage } from '../../../server/files/store-image';
import { uploadEntry } from '../../../server/files/upload-entry';

/** Who may see that a row of this table uses a file. */
const readers: Readonly<Record<string, Right>> = { categories: 'categoryList' };
const mayKnow = (rights: ReadonlySet<Right>, { entity }: FileUse): boolean =>
  readers[entity] !== undefined && rights.has(readers[entity]);

export const fileHandlers = (services: Pick<Services, 'store' | 'uploads'>): Handlers<typeof fileCalls> => ({
  editorUpload: afterPreparing(
    async ({ request: { upload: file }, db, actor }) => {
      const drawing = sourceIn(new Uint8Array(await file.arrayBuffer()));
      const kept = await keepSizes(services, db, actor.userId, {
        file,
        types: ['png'],
        isDrawing: drawing !== undefined,
      });
      return { drawing, kept };
    },
    async ({ db, actor, audit, addField }, { drawing, kept }) => {
      const shown = await storeImage(db, kept, { purpose: 'editor', uploadedBy: actor.userId });
      if (drawing) await storeDrawing(db, drawing, { fileId: shown.file.id, createdBy: actor.userId });
      audit(uploadEntry(shown, drawing));
      addField('url', shown.url);
      addField('urls', { default: shown.url });
      return shown;
    },
  ),

  upload: afterPreparing(
    ({ request, db, actor }) =>
      keepSizes(services, db, actor.userId, {
        file: request.file,
        types: ['png', 'jpeg', 'webp', 'gif'],
        ...(actor.rights.has('libraryEdit') && { perHour: libraryImagesPerHour }),
      }),
    async ({ request: { purpose }, db, actor, audit }, kept) => {
      const shown = await storeImage(db, kept, { purpose, uploadedBy: actor.userId });
      audit(uploadEntry(shown));
      return shown;
    },
  ),

  read: async ({ request, db, actor }) => {
    const shown = await readFile(db, request.id);
    return { ...shown, uses: (await readUses(db, request.id)).filter((use) => mayKnow(actor.rights, use)) };
  },

  delete: async ({ request, db, actor, audit }) => {
    const { row, shown } = await lockFile(db, request.id);
    if (row.uploadedBy !== actor.userId && !actor.rights.has('libraryDelete')) throw forbidden(['libraryDelete']);
    if (row.version !== request.version) throw stale(shown);
    const uses = await readUses(db, row.id);
    if (uses.length > 0) {
      const known = uses.filter((use) => mayKnow(actor.rights, use));
      throw conflict(
        `This file is in use${known.length > 0 ? `: ${known.map(({ label }) => label).join(', ')}` : ''}`,
        { result: { uses: known } },
      );
    }
    await markDeleting(db, row.id);
    audit({ action: 'file.delete', entity: 'files', entityId: row.id, label: row.originalName });
    return {};
  },
});
