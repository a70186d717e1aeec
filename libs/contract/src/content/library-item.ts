import { array, boolean, number, object, string, type InferType } from 'yup';
import { id, requiredText, text } from '../fields';
import { imageUrls } from '../platform/file';
import { choiceField, recordRow } from '../records';

/** What an item is, by its bytes. */
export const libraryKinds = { image: 'Image', drawing: 'Drawing', document: 'Document', video: 'Video' } as const;
export type LibraryKind = keyof typeof libraryKinds;

/** Whether a text or a record shows the item; nobody sets it. */
export const libraryUses = { used: 'In use', unused: 'Not used' } as const;

/** Tags of one item. */
export const maxTags = 20;

/** What a person writes of an item. */
export const libraryItemFields = {
  title: requiredText('Title', { max: 150 }),
  altText: text('Text alternative', { max: 250 }).optional(),
  credit: text('Credit', { max: 150 }).optional(),
  folderId: id('Folder').nullable().optional(),
  tags: array()
    .of(requiredText('Tag', { min: 2, max: 40 }))
    .label('Tags')
    .max(maxTags, `At most ${maxTags} tags`)
    .optional(),
};

/** An item: `urls` of what has a picture; `uses` counts the places that show it. */
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
  /** How long a video plays. */
  seconds: number().nullable().defined(),
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
