import { send } from '@lectern/api-client';
import { documentTypes } from '@lectern/contract/content/library-document';
import { messages } from '@lectern/contract/messages';
import { driveCalls } from '@lectern/contract/people';
import { imageTypes, maxFileBytes } from '@lectern/contract/platform/file';
import type { FileKind } from '@lectern/ui-kit/fields';
import * as texts from '../../texts/batch-drive';

const endings = Object.keys(documentTypes);
const isTaken = ({ name, type }: File): boolean =>
  (imageTypes as readonly string[]).includes(type) ||
  endings.includes(/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '');

/** What a drive takes: documents and pictures; the API looks at their bytes. */
export const driveFiles: FileKind = {
  accept: [...endings.map((ending) => `.${ending}`), ...imageTypes].join(','),
  limits: texts.limits,
  blockerOf: (file) => (isTaken(file) ? (file.size > maxFileBytes ? messages.fileSize : undefined) : texts.chooseKind),
  upload: async (file, how) => (await send(driveCalls.upload, { file }, { ...how, quiet: true, handled: 'all' })).file,
};

/** Saves a file of the drive: its address is made for this person. */
export const saveFile = async (id: number): Promise<void> => {
  const { url } = await send(driveCalls.address, { id });
  location.assign(url);
};
