import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, required, version } from '../fields';
import { patternText } from '../pattern-text';

/** Levels of folders: one at the top is level 1. */
export const maxFolderDepth = 8;

/** A folder of the library; `items` are those right in it. */
export const libraryFolder = object({
  id: id(),
  version: version(),
  parentId: number().nullable().defined(),
  name: string().required(),
  items: number().required(),
});
export type LibraryFolder = InferType<typeof libraryFolder>;

const name = () => required(patternText('Name', 80, /^[^/\\]*$/));
const parentId = () => id('Folder above').nullable();

/** What a person writes of a folder. */
export const libraryFolderFields = { name: name(), parentId: parentId().optional() };

/** So many items are deleted with one folder; a fuller one is deleted in parts. */
export const maxDeletedItems = 2000;

/** What is in a folder and below it; `used` names the first of the items that something shows, which keep it from being deleted. */
export const libraryFolderContents = object({
  folders: number().required(),
  items: number().required(),
  usedItems: number().required(),
  used: array()
    .of(object({ id: id(), title: string().required(), uses: number().required() }))
    .required(),
});
export type LibraryFolderContents = InferType<typeof libraryFolderContents>;

/** A deleted folder with the folders and items of the same deletion. */
export const deletedLibraryFolder = object({
  id: id(),
  version: version(),
  name: string().required(),
  deletedAt: string().required(),
  folders: number().required(),
  items: number().required(),
});
export type DeletedLibraryFolder = InferType<typeof deletedLibraryFolder>;

const row = { id: id(), version: version() };
const answer = object({ folder: libraryFolder });
const path = 'gallery/folder';

export const libraryFolderCalls = {
  /** Every folder; parents in no particular order. */
  list: call({
    method: 'GET',
    path,
    access: ['libraryList'],
    request: object({}),
    response: object({ items: array().of(libraryFolder).required() }),
  }),
  add: call({
    method: 'POST',
    path,
    access: ['libraryEdit'],
    request: object(libraryFolderFields),
    response: answer,
  }),
  /** What is absent stays; with another folder above it (null: none) all that is below it moves too. */
  update: call({
    method: 'PUT',
    path,
    access: ['libraryEdit'],
    request: object({ ...row, name: name().optional(), parentId: parentId().optional() }),
    response: answer,
  }),
  /** What would be deleted with it. */
  contents: call({
    method: 'GET',
    path: 'gallery/folder/contents',
    access: ['libraryList'],
    request: object({ id: id() }),
    response: libraryFolderContents,
  }),
  /** An empty one; `withContents`: with all folders and items below it, unless something shows one of them (409 with the contents). */
  delete: call({
    method: 'DELETE',
    path,
    access: ['libraryDelete'],
    request: object({ ...row, withContents: boolean().label('With contents').optional() }),
    response: object({ restorableUntil: string().required() }),
  }),
  /** The folders that can be restored, the latest first; those that were deleted with another one come back with it. */
  deleted: call({
    method: 'GET',
    path: 'gallery/folder/deleted',
    access: ['libraryDelete'],
    request: object({}),
    response: object({ items: array().of(deletedLibraryFolder).required() }),
  }),
  /** Brings it back with the folders and items of the same deletion; to the top where the folder above it is gone. */
  restore: call({
    method: 'PUT',
    path: 'gallery/folder/restore',
    access: ['libraryDelete'],
    request: object(row),
    response: answer,
  }),
} as const;
