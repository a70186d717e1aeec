import { array, boolean, mixed, object, string } from 'yup';
import { call } from '../call';
import { id, text, version } from '../fields';
import { messages, say } from '../messages';
import { keysOf, recordCalls } from '../records';
import { pageOf } from '../wire';
import {
  libraryItem,
  libraryItemFields,
  libraryKinds,
  libraryPlaces,
  libraryUses,
  libraryVersion,
} from './library-item';

const record = recordCalls('libraryItem', {
  path: 'admin/gallery',
  row: libraryItem,
  fields: libraryItemFields,
  statuses: libraryUses,
  access: { read: ['libraryList'], write: ['libraryEdit'], remove: ['libraryDelete'] },
  list: {
    title: { type: 'text', filter: true, sort: true },
    kind: { type: 'choice', choices: keysOf(libraryKinds), filter: true },
    /** A folder with all below it; `empty` finds what is in no folder. */
    folderId: { type: 'id', filter: true },
    tagId: { type: 'id', filter: true },
    status: { type: 'choice', choices: keysOf(libraryUses), filter: true },
    bytes: { type: 'number', unit: 'bytes', filter: true, sort: true },
    createdBy: { type: 'id', filter: true },
    createdAt: { type: 'time', filter: true, sort: true },
    updatedAt: { type: 'time', filter: true, sort: true },
  },
});

/** The calls of an item as every record has them; `libraryItemCalls` are those on the wire. */
export const libraryItemRecord = {
  ...record,
  list: { ...record.list, path: 'admin/gallery' },
  detail: { ...record.detail, path: 'admin/gallery/image' },
  restore: { ...record.restore, path: 'gallery/restore' },
};

const answer = object({ libraryItem });
const { title, altText, folderId, tags } = libraryItemFields;
const file = mixed<File>((value): value is File => value instanceof File)
  .label('File')
  .required(say(messages.required, { field: 'File' }))
  .typeError(say(messages.required, { field: 'File' }));
const { create: _create, changeStatus: _changeStatus, ...standard } = libraryItemRecord;

export const libraryItemCalls = {
  ...standard,
  list: { ...standard.list, response: pageOf(libraryItem) },
  detail: {
    ...standard.detail,
    response: object({ libraryItem, versions: array().of(libraryVersion).required(), ...libraryPlaces }),
  },
  /** Takes uploaded files into the library, each for itself: bytes that are there already are refused unless `force`. */
  add: call({
    method: 'POST',
    path: 'admin/gallery',
    access: ['libraryEdit'],
    request: object({
      fileIds: array()
        .of(id('File'))
        .label('Files')
        .required(say(messages.required, { field: 'Files' }))
        .min(1, say(messages.required, { field: 'Files' }))
        .max(200, 'At most 200 files'),
      folderId,
      tags,
      force: boolean().label('Keep both').optional(),
    }),
    response: object({
      items: array()
        .of(
          object({
            fileId: id(),
            libraryItem: libraryItem.nullable().defined().default(undefined),
            /** Why the file was not taken. */
            reason: string().nullable().defined(),
            /** The item that has the same bytes. */
            sameAs: object({ id: id(), title: string().required() }).nullable().defined().default(undefined),
          }),
        )
        .required(),
    }),
  }),
  /** One image, uploaded and taken into the library at once. */
  upload: call({
    method: 'POST',
    path: 'admin/gallery/image',
    access: ['libraryEdit'],
    file: 'file',
    request: object({
      file,
      title,
      altText,
      folderId,
    }),
    response: answer,
  }),
  /** Puts another file of the same kind in its place, or an earlier version back: every place shows it from then on. */
  replace: call({
    method: 'PUT',
    path: 'admin/gallery/image',
    access: ['libraryEdit'],
    request: object({
      id: id(),
      version: version(),
      fileId: id('File').optional(),
      versionNo: id('Version').optional(),
      note: text('Note', { max: 200 }).optional(),
    }).test('one', ({ fileId, versionNo }, { createError }) =>
      (fileId === undefined) !== (versionNo === undefined)
        ? true
        : createError({ path: 'fileId', message: say(messages.required, { field: 'File' }) }),
    ),
    response: answer,
  }),
  move: call({
    method: 'PUT',
    path: 'gallery/move',
    access: ['libraryEdit'],
    request: object({ id: id(), version: version(), folderId: folderId.defined() }),
    response: answer,
  }),
} as const;
