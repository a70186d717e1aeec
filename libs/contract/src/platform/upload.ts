import { mixed, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, requiredText } from '../fields';
import { messages, say } from '../messages';

const megabyte = 1024 * 1024;

/** How much a file of each purpose weighs at most, where it is sent in chunks. */
export const resumableBytes = { video: 500 * megabyte } as const;
export type ResumablePurpose = keyof typeof resumableBytes;

/** The types of videos, as their bytes say. */
export const videoTypes = { mp4: 'video/mp4', webm: 'video/webm' } as const;
export type VideoType = keyof typeof videoTypes;

/** What one person may send: bytes of a chunk, open uploads at a time, bytes begun in a day; an upload is kept open so many hours after its last chunk. */
export const uploadLimits = { chunkBytes: 5 * megabyte, open: 20, dayBytes: 20 * 1024 * megabyte, hours: 24 } as const;

/** How far an upload is; `fileId` once it has become a file. */
export const uploadState = object({
  id: id(),
  bytes: number().required(),
  received: number().required(),
  fileId: number().nullable().defined(),
});
export type UploadState = InferType<typeof uploadState>;

/** The file that an upload has become. */
export const sentFile = object({
  id: id(),
  name: string().required(),
  mime: string().required(),
  bytes: number().required(),
});
export type SentFile = InferType<typeof sentFile>;

const whole = (label: string, max: number) =>
  number()
    .label(label)
    .typeError(say(messages.invalid, { field: label }))
    .integer(say(messages.invalid, { field: label }))
    .min(0, say(messages.invalid, { field: label }))
    .max(max, say(messages.invalid, { field: label }));
const purposes = Object.keys(resumableBytes) as readonly ResumablePurpose[];
const answer = object({ upload: uploadState });
const path = 's3/resumable';
/** Anyone who may write a form that takes such a file. */
const access = ['libraryEdit', 'courseEdit'] as const;

export const uploadCalls = {
  /** Opens an upload; what it is going to be is seen by its first chunk. `sha256` in hex, where it is known, is compared at the end. */
  open: call({
    method: 'POST',
    path,
    access,
    unaudited: true,
    request: object({
      purpose: string<ResumablePurpose>()
        .label('Purpose')
        .oneOf(purposes, say(messages.invalid, { field: 'Purpose' }))
        .required(say(messages.required, { field: 'Purpose' })),
      name: requiredText('Name', { max: 255 }),
      bytes: whole('Size', Number.MAX_SAFE_INTEGER)
        .min(1, say(messages.invalid, { field: 'Size' }))
        .required(say(messages.required, { field: 'Size' }))
        .test('size', (bytes, { parent, createError }) => {
          const most = resumableBytes[(parent as { purpose: ResumablePurpose }).purpose];
          return !(bytes > most) || createError({ message: `Max file size is ${most / megabyte} MB` });
        }),
      sha256: string()
        .label('Digest')
        .matches(/^[0-9a-f]{64}$/, { message: say(messages.invalid, { field: 'Digest' }), excludeEmptyString: true })
        .optional(),
    }),
    response: answer,
  }),
  /** How far an upload of one's own is: a cut line resumes from there. */
  read: call({ method: 'GET', path, access, request: object({ id: id() }), response: answer }),
  /** The next chunk as the raw body: 5 MB, only the last one is shorter. One that does not begin where the upload is gets 409 with how far it is. */
  chunk: call({
    method: 'PUT',
    path: `${path}/{id}`,
    access,
    unaudited: true,
    rawBytes: uploadLimits.chunkBytes,
    request: object({
      id: id(),
      offset: whole('Offset', Number.MAX_SAFE_INTEGER).required(say(messages.required, { field: 'Offset' })),
    }),
    response: answer,
  }),
  /** Makes it a file, once: sent again, it answers the same file. The browser says how long a video plays and how it looks; the API decodes pictures alone. */
  finish: call({
    method: 'POST',
    path: `${path}/finish`,
    access,
    file: 'poster',
    request: object({
      id: id(),
      poster: mixed<File>((value): value is File => value instanceof File)
        .label('Poster')
        .typeError(say(messages.invalid, { field: 'Poster' }))
        .optional(),
      seconds: whole('Duration', 24 * 3600).optional(),
      width: whole('Width', 16_384).optional(),
      height: whole('Height', 16_384).optional(),
    }),
    response: object({ file: sentFile }),
  }),
  /** Gives an upload up: what has come is taken away. */
  giveUp: call({
    method: 'DELETE',
    path,
    access,
    unaudited: true,
    request: object({ id: id() }),
    response: object({}),
  }),
} as const;
