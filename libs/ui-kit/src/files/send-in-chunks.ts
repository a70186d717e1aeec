import { CallError, send } from '@lectern/api-client';
import { uploadCalls, uploadLimits, type ResumablePurpose, type UploadState } from '@lectern/contract/platform/upload';
import { begunUpload, dropBegun, keepBegun } from './begun-uploads';
import type { FileItem } from './file-kind';

/** What is known of a file only in the browser: how it looks, how long it plays. */
export interface Description {
  readonly poster?: File;
  readonly seconds?: number;
  readonly width?: number;
  readonly height?: number;
}
interface How {
  readonly signal: AbortSignal;
  readonly onProgress: (part: number) => void;
}

/** A line that breaks comes back mostly at once; so often it is tried before a person is called. */
const pauses = [500, 1500, 4000] as const;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const quiet = { quiet: true, handled: 'all' } as const;

/** No answer, or a server that is starting: another try may help. */
const isCut = (error: unknown): boolean => error instanceof CallError && (error.status === 0 || error.status >= 500);
/** The file is not taken: another try would send what is refused again. */
const isRefused = (error: unknown): boolean => error instanceof CallError && [400, 413, 415].includes(error.status);
const isGone = (error: unknown): boolean => error instanceof CallError && error.status === 404;

/** Where the server is, as a 409 says it. */
const placeIn = (error: unknown): UploadState | undefined =>
  error instanceof CallError && error.status === 409
    ? (error.failure.result as { upload?: UploadState } | undefined)?.upload
    : undefined;

const open = async (file: File, purpose: ResumablePurpose, signal: AbortSignal): Promise<UploadState> => {
  const request = { purpose, name: file.name, bytes: file.size };
  const { upload } = await send(uploadCalls.open, request, { ...quiet, signal });
  await keepBegun(file, upload.id);
  return upload;
};

/** The upload that was begun with this file, as far as it is; a new one where there is none any more. */
const begin = async (file: File, purpose: ResumablePurpose, signal: AbortSignal): Promise<UploadState> => {
  const id = await begunUpload(file);
  if (id === undefined) return open(file, purpose, signal);
  try {
    return (await send(uploadCalls.read, { id }, { ...quiet, signal })).upload;
  } catch (error) {
    if (!isGone(error)) throw error;
    return open(file, purpose, signal);
  }
};

const sendChunk = async (file: File, { id, received, bytes }: UploadState, how: How): Promise<UploadState> => {
  const chunk = file.slice(received, received + uploadLimits.chunkBytes);
  const options = {
    ...quiet,
    signal: how.signal,
    bytes: chunk,
    onProgress: (part: number) => how.onProgress((received + part * chunk.size) / bytes),
  };
  try {
    return (await send(uploadCalls.chunk, { id, offset: received }, options)).upload;
  } catch (error) {
    const elsewhere = placeIn(error);
    if (elsewhere) return elsewhere;
    throw error;
  }
};

/** Where the server is after a cut: a chunk whose answer was lost is not sent again. As before while nobody answers. */
const lookAgain = async (upload: UploadState, signal: AbortSignal): Promise<UploadState> => {
  try {
    return (await send(uploadCalls.read, { id: upload.id }, { ...quiet, signal })).upload;
  } catch (error) {
    if (isCut(error)) return upload;
    throw error;
  }
};

/** Sends what is missing, chunk after chunk; a cut line is tried again from where the server is. */
const sendRest = async (file: File, from: UploadState, how: How): Promise<UploadState> => {
  let upload = from;
  let tries = 0;
  while (upload.received < upload.bytes && upload.fileId === null) {
    how.onProgress(upload.received / upload.bytes);
    const before = upload;
    try {
      upload = await sendChunk(file, before, how);
    } catch (error) {
      const wait = pauses[tries];
      if (!isCut(error) || wait === undefined || how.signal.aborted) throw error;
      tries += 1;
      await pause(wait);
      upload = await lookAgain(before, how.signal);
    }
    if (upload.received > before.received) tries = 0;
  }
  return upload;
};

/**
 * Sends a file in chunks; called again with the same file after a failure or a reload, it goes on from where the server is. `describe` looks at the
 * file meanwhile. @throws CallError when the line stays cut, or the file is refused
 */
export const sendInChunks = async (
  file: File,
  purpose: ResumablePurpose,
  describe: (file: File) => Promise<Description>,
  how: How,
): Promise<FileItem> => {
  const { signal } = how;
  const described = describe(file);
  try {
    const { id } = await sendRest(file, await begin(file, purpose, signal), how);
    const request = { id, ...(await described) };
    const { file: sent } = await send(uploadCalls.finish, request, { ...quiet, signal });
    await dropBegun(file);
    return sent;
  } catch (error) {
    if (isRefused(error)) await giveUpUpload(file);
    throw error;
  }
};

/** Lets the server take away what has come of a file; whether it hears of it or not, it does after a day. */
export const giveUpUpload = async (file: File): Promise<void> => {
  const id = await dropBegun(file);
  if (id !== undefined) void send(uploadCalls.giveUp, { id }, quiet).catch(() => undefined);
};
