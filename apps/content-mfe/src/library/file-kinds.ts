import { send } from '@lectern/api-client';
import { documentTypes, libraryDocumentCalls, type LibraryKind } from '@lectern/contract/content';
import { messages } from '@lectern/contract/messages';
import { maxFileBytes } from '@lectern/contract/platform/file';
import { imageFiles, type FileKind } from '@lectern/ui-kit/fields';
import * as texts from '../texts/library';

const endings = Object.keys(documentTypes);
const isDocument = ({ name }: Pick<File, 'name'>): boolean =>
  endings.includes(/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '');

/** Documents, known by the endings of their names; the API looks at their bytes. */
const documentFiles: FileKind = {
  accept: endings.map((ending) => `.${ending}`).join(','),
  limits: texts.documentLimits,
  blockerOf: (file) =>
    isDocument(file) ? (file.size > maxFileBytes ? messages.fileSize : undefined) : texts.chooseDocument,
  upload: async (file, how) =>
    (await send(libraryDocumentCalls.upload, { file }, { ...how, quiet: true, handled: 'all' })).file,
};

const isPicture = ({ type }: Pick<File, 'type'>): boolean => imageFiles.accept.split(',').includes(type);

/** What may be added to the library: pictures and documents. */
export const libraryFiles: FileKind = {
  accept: `${imageFiles.accept},${documentFiles.accept}`,
  limits: texts.limits,
  blockerOf: (file) => {
    if (isPicture(file)) return imageFiles.blockerOf(file);
    return isDocument(file) ? documentFiles.blockerOf(file) : texts.chooseKind;
  },
  upload: (file, how) => (isPicture(file) ? imageFiles : documentFiles).upload(file, how),
};

/** What may take the place of an item's file. */
export const filesOfKind = (kind: LibraryKind): FileKind => (kind === 'document' ? documentFiles : imageFiles);
