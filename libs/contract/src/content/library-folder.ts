import { array, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, requiredText, version } from '../fields';
import { messages, say } from '../messages';

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

const name = () =>
  requiredText('Name', { max: 80 }).matches(/^[^/\\]*$/, {
    message: say(messages.invalid, { field: 'Name' }),
    excludeEmptyString: true,
  });
const parentId = () => id('Folder above').nullable();

/** What a person writes of a folder. */
export const libraryFolderFields = { name: name(), parentId: parentId().optional() };

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
  /** An empty one; nothing is lost with it. */
  delete: call({
    method: 'DELETE',
    path,
    access: ['libraryDelete'],
    request: object(row),
    response: object({}),
  }),
} as const;
