import { array, mixed, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, version } from '../fields';
import { messages, say } from '../messages';

/** The limit of every image: 2 MB. */
export const maxFileBytes = 2 * 1024 * 1024;

/** What a file may be uploaded for: the image of a record, a picture in a text, or one that comes with a message. */
export const uploadPurposes = ['image', 'editor', 'attachment'] as const;

/** The types that an image may have when it comes; it is kept as WebP. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** A file as the wire shows it; type, bytes and name are those of the uploaded file. */
export const fileRow = object({
  id: id(),
  version: version(),
  purpose: string().required(),
  name: string().required(),
  mime: string().required(),
  bytes: number().required(),
  width: number().nullable().defined(),
  height: number().nullable().defined(),
  createdAt: string().required(),
});
export type FileRow = InferType<typeof fileRow>;

/** Addresses of an image in its sizes: 160, 640 and 1600 px on the longer side at most. They never change. */
export const imageUrls = object({
  small: string().required(),
  medium: string().required(),
  large: string().required(),
});
export type ImageUrls = InferType<typeof imageUrls>;

/** Where a file is used: the table and id of the row, and what a person calls it. */
export const fileUse = object({
  entity: string().required(),
  entityId: number().required(),
  field: string().required(),
  label: string().defined(),
});
export type FileUse = InferType<typeof fileUse>;

/** A field that holds the file of a request. */
export const fileField = (label: string) =>
  mixed<File>((value): value is File => value instanceof File)
    .label(label)
    .required(say(messages.required, { field: label }))
    .typeError(say(messages.required, { field: label }));
const shown = { file: fileRow, url: string().required(), urls: imageUrls };
export const shownFile = object(shown);
export type ShownFile = InferType<typeof shownFile>;

export const fileCalls = {
  /** The editor's address: PNG only; `url` and `urls` are next to `result` too, and a refusal's text in `error.message`. */
  editorUpload: call({
    method: 'POST',
    path: 's3/upload',
    access: 'signed in',
    file: 'upload',
    request: object({ upload: fileField('Upload') }),
    response: shownFile,
  }),
  /** Anyone who may write a form with an image in it. */
  upload: call({
    method: 'POST',
    path: 's3/file',
    access: ['categoryEdit', 'courseEdit', 'faqEdit', 'customCourseEdit', 'libraryEdit', 'messageSend', 'planEdit'],
    file: 'file',
    request: object({
      file: fileField('File'),
      purpose: string()
        .label('Purpose')
        .oneOf(uploadPurposes, say(messages.invalid, { field: 'Purpose' }))
        .required(say(messages.required, { field: 'Purpose' })),
    }),
    response: shownFile,
  }),
  /** `uses` are those that the person may see. */
  read: call({
    method: 'GET',
    path: 's3/file',
    access: 'signed in',
    request: object({ id: id() }),
    response: object({ ...shown, uses: array().of(fileUse).required() }),
  }),
  /** For its uploader and anyone who has libraryDelete; a file in use is refused. */
  delete: call({
    method: 'DELETE',
    path: 's3/file',
    access: 'signed in',
    request: object({ id: id(), version: version() }),
    response: object({}),
  }),
} as const;
