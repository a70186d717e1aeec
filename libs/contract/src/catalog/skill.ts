import { array, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, requiredText, slug, text, version } from '../fields';
import { messages, say } from '../messages';
import { listRequest, pageOf, type ListFields } from '../wire';
import { categoryUse } from './category';

export const skillStatuses = ['active', 'inactive'] as const;
export type SkillStatus = (typeof skillStatuses)[number];

/** How many other spellings a skill may have. */
export const maxAliases = 20;

/** `categoryId` means the category with all that lies below it. */
export const skillListFields = {
  name: { type: 'text', filter: true, sort: true },
  categoryId: { type: 'id', filter: true },
  status: { type: 'choice', choices: skillStatuses, filter: true },
  updatedAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

/** A skill; `categoryPath` are the names from the root to its category, `aliases` its other spellings. */
export const skillRow = object({
  id: id(),
  version: version(),
  categoryId: id(),
  categoryPath: array().of(string().required()).required(),
  name: string().required(),
  slug: string().required(),
  description: string().defined(),
  aliases: array().of(string().required()).required(),
  status: string().oneOf(skillStatuses).required(),
  updatedAt: string().required(),
  deletedAt: string().nullable().defined(),
});
export type SkillRow = InferType<typeof skillRow>;

/** What would be left without its skill, by the wire name of the rows. */
export const skillUse = categoryUse;

/** `result` of the 409 that refuses to delete a skill in use. */
export interface SkillInUse {
  readonly uses: readonly InferType<typeof skillUse>[];
}

const name = () => requiredText('Name', { min: 1, max: 80 });
const status = () =>
  string()
    .label('Status')
    .oneOf(skillStatuses, say(messages.invalid, { field: 'Status' }));
const alias = () => requiredText('Other spelling', { min: 1, max: 100 });
const tooMany = `At most ${maxAliases} other spellings`;

/** What a person writes: the form's schema, and the fields of create and update. Without a slug the server proposes one. */
export const skillFields = {
  categoryId: id('Category'),
  name: name(),
  slug: slug('Slug', 100).nullable().optional(),
  description: text('Description', { max: 500 }),
  aliases: array().label('Other spellings').of(alias()).max(maxAliases, tooMany),
  status: status(),
};

const answer = object({ skill: skillRow });
const row = { id: id(), version: version() };

export const skillCalls = {
  list: call({
    method: 'GET',
    path: 'skill/list',
    access: ['skillList'],
    request: listRequest(skillListFields),
    response: pageOf(skillRow),
  }),
  detail: call({
    method: 'GET',
    path: 'skill',
    access: ['skillList'],
    request: object({ id: id() }),
    response: object({ skill: skillRow, uses: array().of(skillUse).required() }),
  }),
  create: call({
    method: 'POST',
    path: 'skill',
    access: ['skillEdit'],
    request: object(skillFields),
    response: answer,
  }),
  update: call({
    method: 'PUT',
    path: 'skill',
    access: ['skillEdit'],
    request: object({ ...row, ...skillFields, categoryId: id('Category').optional(), name: name().optional() }),
    response: answer,
  }),
  changeStatus: call({
    method: 'PUT',
    path: 'skill/change-status',
    access: ['skillEdit'],
    request: object({ ...row, status: status().required(say(messages.required, { field: 'Status' })) }),
    response: answer,
  }),
  /** A skill in use is refused with the counts. */
  delete: call({
    method: 'DELETE',
    path: 'skill',
    access: ['skillDelete'],
    request: object(row),
    response: object({ restorableUntil: string().required() }),
  }),
  restore: call({
    method: 'PUT',
    path: 'skill/restore',
    access: ['skillDelete'],
    request: object(row),
    response: answer,
  }),
} as const;
