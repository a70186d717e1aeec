import { array, boolean, mixed, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, requiredText, text, version } from '../fields';
import { messages, say } from '../messages';
import type { Arrangement } from './columns';

const invalid = (label: string) => say(messages.invalid, { field: label });

/** A view of a list that was kept: the address's query and the columns. Private, or shared with everybody of a role. */
export const savedView = object({
  id: id(),
  version: version(),
  screen: string().required(),
  name: string().required(),
  query: string().defined(),
  columns: mixed<Arrangement>().defined(),
  isDefault: boolean().required(),
  /** The role it is shared with; null for a private one. */
  roleId: id().nullable().defined(),
  /** Whether this person may change and delete it. */
  isMine: boolean().required(),
});
export type SavedView = InferType<typeof savedView>;

const screen = () =>
  string()
    .label('Screen')
    .matches(/^\w{1,60}$/, { message: invalid('Screen'), excludeEmptyString: true })
    .required(say(messages.required, { field: 'Screen' }));
const name = () => requiredText('Name', { max: 60 });
const query = () => text('View', { max: 4000 });
const answer = object({ view: savedView });
const row = { id: id(), version: version() };

export const viewCalls = {
  /** Those of this person and of their role. */
  list: call({
    method: 'GET',
    path: 'views',
    access: 'signed in',
    request: object({ screen: screen() }),
    response: object({ items: array().of(savedView).required() }),
  }),
  /** `shared` gives it to everybody of one's own role; that needs `settingEdit`. */
  create: call({
    method: 'POST',
    path: 'views',
    access: 'signed in',
    request: object({
      screen: screen(),
      name: name(),
      query: query(),
      columns: mixed<Arrangement>(),
      isDefault: boolean(),
      shared: boolean(),
    }),
    response: answer,
  }),
  update: call({
    method: 'PUT',
    path: 'views',
    access: 'signed in',
    request: object({
      ...row,
      name: name().optional(),
      query: query(),
      columns: mixed<Arrangement>(),
      isDefault: boolean(),
    }),
    response: answer,
  }),
  delete: call({ method: 'DELETE', path: 'views', access: 'signed in', request: object(row), response: object({}) }),
} as const;
