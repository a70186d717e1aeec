import { array, object, string, type InferType } from 'yup';
import { id, requiredText, slug, text } from '../fields';
import { choicesCall, recordCalls, recordRow, statusField } from '../records';

export const skillStatuses = { active: 'Active', inactive: 'Inactive' } as const;
export type SkillStatus = keyof typeof skillStatuses;

/** How many other spellings a skill may have. */
export const maxAliases = 20;

/** A skill; `categoryPath` are the names from the root to its category, `aliases` its other spellings. */
export const skillRow = recordRow(skillStatuses, {
  categoryId: id(),
  categoryPath: array().of(string().required()).required(),
  name: string().required(),
  slug: string().required(),
  description: string().defined(),
  aliases: array().of(string().required()).required(),
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

export const skillCalls = {
  ...recordCalls('skill', {
    path: 'skill',
    row: skillRow,
    fields: skillFields,
    statuses: skillStatuses,
    access: { read: ['skillList'], write: ['skillEdit'], remove: ['skillDelete'] },
    list: {
      name: { type: 'text', filter: true, sort: true },
      /** The category with everything below it. */
      categoryId: { type: 'id', filter: true },
      status: { type: 'choice', choices: Object.keys(skillStatuses), filter: true },
      updatedAt: { type: 'time', filter: true, sort: true },
    },
  }),
  /** With `categoryId` those of the category and of everything below it; with `id` that one. */
  all: {
    ...choicesCall('skill/all'),
    request: object({ q: text('Search', { max: 100 }), categoryId: id('Category').optional(), id: id().optional() }),
  },
};
