import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, requiredText, text, version } from '../fields';
import { messages, say } from '../messages';
import { imageUrls } from '../platform/file';
import { choiceField, keysOf, recordCalls, recordRow } from '../records';
import { pageOf } from '../wire';

/** What an item is, by its bytes. */
export const libraryKinds = { image: 'Image', drawing: 'Drawing', document: 'Document', video: 'Video' } as const;
export type LibraryKind = keyof typeof libraryKinds;

/** Whether a text or a record shows the item; nobody sets it. */
export const libraryUses = { used: 'In use', unused: 'Not used' } as const;

/** Tags of one item. */
export const maxTags = 20;

const titleField = () => requiredText('Title', { max: 150 });
const altTextField = () => text('Text alternative', { max: 250 });
const tagName = () => requiredText('Tag', { min: 2, max: 40 });
const tagsField = () => array().of(tagName()).label('Tags').max(maxTags, `At most ${maxTags} tags`);
const folderField = () => id('Folder').nullable();

/** What a person writes of an item. */
export const libraryItemFields = {
  title: titleField(),
  altText: altTextField().optional(),
  credit: text('Credit', { max: 150 }).optional(),
  folderId: folderField().optional(),
  tags: tagsField().optional(),
};

/** An item: `urls` of what has a picture, `url` of the file itself; `uses` counts the places that show it. */
export const libraryItem = recordRow(libraryUses, {
  title: string().required(),
  altText: string().defined(),
  credit: string().defined(),
  folderId: number().nullable().defined(),
  folderName: string().nullable().defined(),
  tags: array().of(string().required()).required(),
  kind: choiceField('Kind', libraryKinds).required(),
  fileId: id(),
  fileName: string().required(),
  mime: string().required(),
  bytes: number().required(),
  width: number().nullable().defined(),
  height: number().nullable().defined(),
  urls: imageUrls.nullable().defined(),
  uses: number().required(),
  replacedCount: number().required(),
  createdAt: string().required(),
  createdByName: string().nullable().defined(),
});
export type LibraryItem = InferType<typeof libraryItem>;

/** A file that the item has or had; `no` counts from 1. */
export const libraryVersion = object({
  no: number().required(),
  fileId: id(),
  fileName: string().required(),
  mime: string().required(),
  bytes: number().required(),
  width: number().nullable().defined(),
  height: number().nullable().defined(),
  urls: imageUrls.nullable().defined(),
  note: string().defined(),
  putByName: string().nullable().defined(),
  putAt: string().required(),
});
export type LibraryVersion = InferType<typeof libraryVersion>;

/** A record that shows the item, by the name that it has now; `isDeleted`: it can still be restored. */
export const libraryPlace = object({
  entity: string().required(),
  entityId: number().required(),
  kind: string().required(),
  name: string().required(),
  path: string().required(),
  since: string().required(),
  isDeleted: boolean().required(),
});
export type LibraryPlace = InferType<typeof libraryPlace>;

/** The places that a person may see, and how many others there are. */
export const libraryPlaces = {
  places: array().of(libraryPlace).required(),
  otherPlaces: number().required(),
};
/** `result` of the 409 that refuses to delete an item in use. */
export interface LibraryItemInUse {
  readonly places: readonly LibraryPlace[];
  readonly otherPlaces: number;
}

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
    bytes: { type: 'number', filter: true, sort: true },
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
      folderId: folderField().optional(),
      tags: tagsField().optional(),
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
      title: titleField(),
      altText: altTextField().optional(),
      folderId: folderField().optional(),
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
    request: object({ id: id(), version: version(), folderId: folderField().defined() }),
    response: answer,
  }),
} as const;
