import { send } from '@lectern/api-client';
import { fileCalls } from '@lectern/contract/platform/file';
import { accepted, fileBlocker } from '../image/choose';
import * as texts from '../texts/files';

/** An uploaded file as a form keeps it. */
export interface FileItem {
  readonly id: number;
  readonly name: string;
  readonly bytes: number;
}

/** What may be uploaded somewhere, and how. */
export interface FileKind {
  /** What the file chooser offers. */
  readonly accept: string;
  /** Types and size in words, shown before anything is chosen. */
  readonly limits: string;
  /** Why a file can't be one of these, before anything is sent. */
  readonly blockerOf: (file: File) => string | undefined;
  readonly upload: (
    file: File,
    how: { readonly signal: AbortSignal; readonly onProgress: (part: number) => void },
  ) => Promise<FileItem>;
}

/** Images, by the call that takes them. */
export const imageFiles: FileKind = {
  accept: accepted,
  limits: texts.imageLimits,
  blockerOf: fileBlocker,
  upload: async (file, how) =>
    (await send(fileCalls.upload, { file, purpose: 'image' }, { ...how, quiet: true, handled: 'all' })).file,
};
