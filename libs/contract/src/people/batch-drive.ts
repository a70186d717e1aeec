import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, required, version } from '../fields';
import { messages, say } from '../messages';
import { patternText } from '../pattern-text';
import { fileField } from '../platform/file';
import { choiceField } from '../records';
import { batchReaders, batchWriters } from './batch-states';

export const driveKinds = { folder: 'Folder', file: 'File' } as const;

/** Folders and files of one batch together, and levels of folders. */
export const maxDriveItems = 1000;
export const maxDriveDepth = 8;

/** A folder or a file; students see it when it and every folder above it is visible. */
export const driveItem = object({
  id: id(),
  version: version(),
  batchId: id(),
  parentId: number().nullable().defined(),
  kind: choiceField('Kind', driveKinds).required(),
  name: string().required(),
  fileId: number().nullable().defined(),
  mime: string().nullable().defined(),
  bytes: number().nullable().defined(),
  visibleToStudents: boolean().required(),
  createdByName: string().nullable().defined(),
  createdAt: string().required(),
  updatedAt: string().required(),
});
export type DriveItem = InferType<typeof driveItem>;

const name = () => required(patternText('Name', 120, /^[^/\\]*$/));
const parentId = () => id('Folder').nullable().optional();
const visible = () => boolean().label('Visible to students').optional();
const key = { id: id(), version: version() };
const answer = object({ item: driveItem });

export const driveCalls = {
  /** Every folder and file of the batch. */
  list: call({
    method: 'GET',
    path: 'batch/drive',
    access: batchReaders,
    request: object({ batchId: id('Batch') }),
    response: object({ items: array().of(driveItem).required() }),
  }),
  /** A document or a picture, kept as it is; it is nobody's until it is put into the drive. */
  upload: call({
    method: 'POST',
    path: 'batch/drive/file',
    access: batchWriters,
    file: 'file',
    request: object({ file: fileField('File') }),
    response: object({
      file: object({ id: id(), name: string().required(), mime: string().required(), bytes: number().required() }),
    }),
  }),
  create: call({
    method: 'POST',
    path: 'batch/drive',
    access: batchWriters,
    request: object({
      batchId: id('Batch'),
      parentId: parentId(),
      kind: required(choiceField('Kind', driveKinds)),
      name: name(),
      fileId: id('File').optional(),
      visibleToStudents: visible(),
    }).test('file', ({ kind, fileId }, { createError }) =>
      (kind === 'file') === (fileId !== undefined)
        ? true
        : createError({ path: 'fileId', message: say(messages.required, { field: 'File' }) }),
    ),
    response: answer,
  }),
  /** What is absent stays; in another folder, all that is below a folder moves too. */
  update: call({
    method: 'PUT',
    path: 'batch/drive',
    access: batchWriters,
    request: object({ ...key, name: name().optional(), parentId: parentId(), visibleToStudents: visible() }),
    response: answer,
  }),
  /** A file, or an empty folder; it can't be restored. */
  delete: call({
    method: 'DELETE',
    path: 'batch/drive',
    access: batchWriters,
    request: object(key),
    response: object({}),
  }),
  /** An address that opens a file for ten minutes: for staff, and for members what they may see. */
  address: call({
    method: 'GET',
    path: 'batch/drive/file',
    access: 'signed in',
    request: object({ id: id() }),
    response: object({ url: string().required() }),
  }),
  /** What the student who is signed in may see in the drives of their batches. */
  own: call({
    method: 'GET',
    path: 'batch/drive/own',
    access: 'signed in',
    request: object({}),
    response: object({
      items: array()
        .of(
          driveItem
            .omit(['version', 'visibleToStudents', 'createdByName', 'fileId'])
            .concat(object({ batchTitle: string().required() })),
        )
        .required(),
    }),
  }),
} as const;
