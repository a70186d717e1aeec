import { array, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, requiredText, text } from '../fields';
import { messages, say } from '../messages';

/** A tag with the number of items that have it. */
export const libraryTag = object({ id: id(), name: string().required(), items: number().required() });
export type LibraryTag = InferType<typeof libraryTag>;

const path = 'gallery/tags';

export const libraryTagCalls = {
  /** At most 200, by name; those whose name contains `q`. */
  list: call({
    method: 'GET',
    path,
    access: ['libraryList'],
    request: object({ q: text('Search', { max: 40 }).optional() }),
    response: object({ items: array().of(libraryTag).required() }),
  }),
  /** Gives a tag another name, or makes its items have the tag `intoId` instead. */
  update: call({
    method: 'PUT',
    path,
    access: ['libraryEdit'],
    request: object({
      id: id(),
      name: requiredText('Name', { min: 2, max: 40 }).optional(),
      intoId: id('Tag').optional(),
    }).test('one', ({ name, intoId }, { createError }) =>
      (name === undefined) !== (intoId === undefined)
        ? true
        : createError({ path: 'name', message: say(messages.required, { field: 'Name' }) }),
    ),
    response: object({ tag: libraryTag }),
  }),
} as const;
