import { boolean, mixed, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id } from '../fields';
import { messages, say } from '../messages';

/** The documents that the library takes, by the ending of their names, with their types. */
export const documentTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain',
  csv: 'text/csv',
} as const;
export type DocumentType = keyof typeof documentTypes;

/** An uploaded document; it is nobody's until it is taken into the library. */
export const documentFile = object({
  id: id(),
  name: string().required(),
  mime: string().required(),
  bytes: number().required(),
});
export type DocumentFile = InferType<typeof documentFile>;

const file = mixed<File>((value): value is File => value instanceof File)
  .label('File')
  .required(say(messages.required, { field: 'File' }))
  .typeError(say(messages.required, { field: 'File' }));

export const libraryDocumentCalls = {
  /** The type is found in the bytes, and the ending of the name has to fit it; macros are refused. */
  upload: call({
    method: 'POST',
    path: 'gallery/document',
    access: ['libraryEdit'],
    file: 'file',
    request: object({ file }),
    response: object({ file: documentFile }),
  }),
  /** An address that saves a file of an item for ten minutes, the current one or that of a version; `isShown`: at which a video is played. */
  address: call({
    method: 'GET',
    path: 'gallery/document',
    access: ['libraryList'],
    request: object({ id: id(), versionNo: id('Version').optional(), isShown: boolean().label('Shown').optional() }),
    response: object({ url: string().required() }),
  }),
} as const;
