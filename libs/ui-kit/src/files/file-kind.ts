import { send } from '@lectern/api-client';
import { fileCalls } from '@lectern/contract/platform/file';
import { resumableBytes, videoTypes } from '@lectern/contract/platform/upload';
import { accepted, fileBlocker } from '../image/choose';
import * as texts from '../texts/files';
import { isBegun } from './begun-uploads';
import { describeVideo } from './describe-video';
import { giveUpUpload, sendInChunks } from './send-in-chunks';

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
  /** Whether a part of the file has arrived, so that another try resumes from there. */
  readonly isBegun?: (file: File) => boolean;
  /** Lets what has arrived of the file be taken away. */
  readonly giveUp?: (file: File) => void;
}

/** Images, by the call that takes them. */
export const imageFiles: FileKind = {
  accept: accepted,
  limits: texts.imageLimits,
  blockerOf: fileBlocker,
  upload: async (file, how) =>
    (await send(fileCalls.upload, { file, purpose: 'image' }, { ...how, quiet: true, handled: 'all' })).file,
};

const playable: readonly string[] = Object.values(videoTypes);

/** Videos, in chunks: after a cut line another try resumes from where it was. */
export const videoFiles: FileKind = {
  accept: playable.join(','),
  limits: texts.videoLimits,
  blockerOf: ({ type, size }) => {
    if (!playable.includes(type)) return texts.chooseVideo;
    return size > resumableBytes.video ? texts.videoSize : undefined;
  },
  upload: (file, how) => sendInChunks(file, 'video', describeVideo, how),
  isBegun,
  giveUp: (file) => void giveUpUpload(file),
};
