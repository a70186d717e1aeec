import { array, number, object, string, type InferType } from 'yup';
import { id, requiredText, slug, text } from '../fields';
import { choicesCall, keysOf, recordCalls, recordRow, recordUse, statusField } from '../records';
import { skillMerge, skillMerging } from './skill-merge';

/** What a person sets. */
export const skillStatuses = { active: 'Active', inactive: 'Inactive' } as const;
export type SkillStatus = keyof typeof skillStatuses;
/** What a list shows: a skill that was merged into another is listed only where it is filtered for. */
export const skillStates = { ...skillStatuses, merged: 'Merged' } as const;

/** How many other spellings a skill may have. */
export const maxAliases = 20;

/**
 * A skill; `categoryPath` are the names from the root to its category, `aliases` its other spellings, `mergedInto` the skill that it is now. How many
 * of each name it is counted every five minutes; null until then.
 */
export const skillRow = recordRow(skillStates, {
  categoryId: id(),
  categoryPath: array().of(string().required()).required(),
  name: string().required(),
  slug: string().required(),
  description: string().defined(),
  aliases: array().of(string().required()).required(),
  courses: number().nullable().defined(),
  trainers: number().nullable().defined(),
  students: number().nullable().defined(),
  chapters: number().nullable().defined(),
  mergedInto: object({ id: id(), name: string().required() }).nullable().default(null).defined(),
});
export type SkillRow = InferType<typeof skillRow>;

const alias = () => requiredText('Other spelling', { min: 1, max: 100 });

/** What a person writes: the form's schema, and the fields of create and update. Without a slug the server proposes one. */
export const skillFields = {
  categoryId: id('Category'),
  /** The name of a category that is created with the skill, below `categoryId`; the skill is put into it. */
  newCategory: text('New category', { min: 2, max: 80 }).nullable().optional(),
  name: requiredText('Name', { min: 1, max: 80 }),
  slug: slug('Slug', 100).nullable().optional(),
  description: text('Description', { max: 500 }),
  aliases: array().label('Other spellings').of(alias()).max(maxAliases, `At most ${maxAliases} other spellings`),
  status: statusField(skillStatuses),
};

/** The calls of a skill as every record has them; `skillCalls` are those on the wire. */
export const skillRecord = recordCalls('skill', {
  path: 'skill',
  row: skillRow,
  fields: skillFields,
  statuses: skillStatuses,
  access: { read: ['skillList'], write: ['skillEdit'], remove: ['skillDelete'] },
  list: {
    name: { type: 'text', filter: true, sort: true },
    /** The category with everything below it. */
    categoryId: { type: 'id', filter: true },
    status: { type: 'choice', choices: keysOf(skillStates), filter: true },
    updatedAt: { type: 'time', filter: true, sort: true },
  },
});

export const skillCalls = {
  ...skillRecord,
  ...skillMerging,
  /** One that was merged is answered with the skill that it is now. `merges` are those into it, the newest first; `merged` the spellings that came by them. */
  detail: {
    ...skillRecord.detail,
    response: object({
      skill: skillRow,
      uses: array().of(recordUse).required(),
      merges: array().of(skillMerge).required(),
      merged: array().of(string().required()).required(),
    }),
  },
  /** With `categoryId` those of the category and of everything below it; with `id` that one. */
  all: {
    ...choicesCall('skill/all'),
    request: object({ q: text('Search', { max: 100 }), categoryId: id('Category').optional(), id: id().optional() }),
  },
};
