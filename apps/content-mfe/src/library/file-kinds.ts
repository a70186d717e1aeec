import { send } from '@lectern/api-client';
import { documentTypes, libraryDocumentCalls, type LibraryKind } from '@lectern/contract/content';
import { messages } from '@lectern/contract/messages';
import { maxFileBytes } from '@lectern/contract/platform/file';
import { imageFiles, videoFiles, type FileKind } from '@lectern/ui-kit/fields';
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

const takes = ({ accept }: FileKind, { type }: Pick<File, 'type'>): boolean => accept.split(',').includes(type);
const kindOf = (file: File): FileKind | undefined =>
  [imageFiles, videoFiles].find((kind) => takes(kind, file)) ?? (isDocument(file) ? documentFiles : undefined);

/** What may be added to the library: pictures, videos and documents. */
export const libraryFiles: FileKind = {
  accept: [imageFiles, videoFiles, documentFiles].map(({ accept }) => accept).join(','),
  limits: texts.limits,
  blockerOf: (file) => {
    const kind = kindOf(file);
    return kind ? kind.blockerOf(file) : texts.chooseKind;
  },
  upload: (file, how) => (kindOf(file) ?? documentFiles).upload(file, how),
  isBegun: (file) => kindOf(file)?.isBegun?.(file) ?? false,
  giveUp: (file) => kindOf(file)?.giveUp?.(file),
};

/** What may take the place of an item's file. */
export const filesOfKind = (kind: LibraryKind): FileKind =>
  kind === 'document' ? documentFiles : kind === 'video' ? videoFiles : imageFiles;
