import { createHash } from 'node:crypto';
import { personFileTypes, type personFileCalls } from '@lectern/contract/people';
import { forbidden, notFound, refuseFile } from '../../../server/calls/errors';
import { afterPreparing, type Handlers } from '../../../server/calls/frame';
import { fittingName } from '../../../server/files/fitting-name';
import { imageTypeOf } from '../../../server/files/image-type';
import { documentPath, newKey } from '../../../server/files/paths';
import { signAddress } from '../../../server/files/signed';
import type { Services } from '../../../server/services';
import { documentTypeOf } from '../../content/library/document-type';
import { attachmentPurpose } from '../../../server/files/attachment';
import { readPersonFile } from './person-file.queries';

type PersonFileType = keyof typeof personFileTypes;

/** What the bytes say they are. @throws 415 for what no document of a person may be */
const typeOf = async (bytes: Buffer, name: string): Promise<PersonFileType> => {
  const type = imageTypeOf(bytes) ?? (await documentTypeOf(bytes, name));
  if (type && type in personFileTypes) return type as PersonFileType;
  throw refuseFile(415, 'Choose a PDF, DOCX, PNG, JPEG or WebP file');
};

/** Pictures are shown by an element of the page; anything else is fetched or saved. */
const isShown = (mime: string): boolean => mime.startsWith('image/');

export const personFileHandlers = ({
  store,
  keys,
}: Pick<Services, 'store' | 'keys'>): Handlers<typeof personFileCalls> => ({
  upload: afterPreparing(
    async ({ request }) => {
      const bytes = Buffer.from(await request.file.arrayBuffer());
      const type = await typeOf(bytes, request.file.name);
      const name = fittingName(request.file.name, type);
      const storageKey = newKey();
      await store.write(documentPath(storageKey), bytes);
      const sha256 = createHash('sha256').update(bytes).digest();
      return { name, type, bytes: bytes.length, sha256, storageKey };
    },
    async ({ db, actor, audit }, { name, type, bytes, sha256, storageKey }) => {
      const mime = personFileTypes[type];
      const { id } = await db
        .insertInto('files')
        .values({
          ...{ purpose: attachmentPurpose, status: 'ready', visibility: 'private', originalName: name },
          ...{ extension: type, mime, bytes, uploadOffset: bytes, sha256, storageKey, uploadedBy: actor.userId },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      audit({ action: 'file.upload', entity: 'files', entityId: id, label: name });
      return { file: { id, name, mime, bytes } };
    },
  ),

  address: async ({ request, db, actor }) => {
    const found = await readPersonFile(db, request.id);
    if (!found || !(found.ofTrainer || found.ofAgency)) throw notFound();
    const { key, ofTrainer, ofAgency, ...file } = found;
    const may = (who: 'trainer' | 'agency'): boolean =>
      actor.rights.has(`${who}Verify`) || actor.rights.has(`${who}Edit`);
    if (!(ofTrainer && may('trainer')) && !(ofAgency && may('agency')))
      throw forbidden([ofTrainer ? 'trainerVerify' : 'agencyVerify']);
    return {
      url: signAddress(keys, documentPath(key), { name: file.name, ...(isShown(file.mime) && { shownAs: file.mime }) }),
      file,
    };
  },
});
