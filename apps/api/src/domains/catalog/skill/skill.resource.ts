import type { RequestOf } from '@lectern/contract';
import { skillCalls, skillFields, type SkillRow } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { choicesOf } from '../../../records/choices';
import { defineResource } from '../../../records/resource';
import type { Handlers } from '../../../server/calls/frame';
import { fieldColumns, plainColumns, timeColumns } from '../../../server/list/list-source';
import { searchCondition } from '../../../server/list/list-search';
import { inSubtree, subtreeOf } from '../category/subtree';
import { withNewCategory } from './new-category';
import { skills } from './skill.table';
import { createSkill, keepSkillCategory, requireCategory, updateSkill } from './skill.write';

/** What a choice among skills is narrowed to. */
const narrowed = ({ categoryId, id }: RequestOf<typeof skillCalls.all>) => {
  const inCategory = categoryId === undefined ? sql`true` : sql`category_id in ${subtreeOf([categoryId])}`;
  return id === undefined ? inCategory : sql`${inCategory} and id = ${id}`;
};

const resource = defineResource({
  calls: skillCalls,
  table: skills,
  noun: { one: 'skill', many: 'skills' },
  list: {
    sort: 'name',
    alsoFound: (q) => sql`select skill_id from skill_aliases where ${searchCondition(q, sql`search_text`)}`,
    filters: { categoryId: inSubtree },
  },
  exports: {
    ...plainColumns<SkillRow>({ id: 'Id' }),
    ...fieldColumns(skillFields, 'name', 'slug', 'description', 'status'),
    aliases: { head: 'Other spellings', of: ({ aliases }) => aliases.join(', ') },
    category: { head: 'Category', of: ({ categoryPath }) => categoryPath.join(' / ') },
    ...timeColumns<SkillRow>({ updatedAt: 'Last changed', deletedAt: 'Deleted' }),
  },
  search: {
    address: '/category/skills',
    subtitle: '(select c.name from categories c where c.id = t.category_id)',
  },
  create: createSkill,
  update: updateSkill,
  lockFirst: keepSkillCategory,
  beforeRestore: requireCategory,
});

/** Skills; a category that one names is created with it. */
export const skillResource = {
  ...resource,
  handlers: {
    ...resource.handlers,
    create: async (work) => ({ skill: await resource.writes.create(await withNewCategory(work)) }),
    update: async (work) => ({ skill: await resource.writes.update(await withNewCategory(work)) }),
    all: choicesOf(skills, narrowed),
  } satisfies Handlers<typeof skillCalls>,
};
