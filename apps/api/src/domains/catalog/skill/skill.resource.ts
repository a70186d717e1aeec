import { skillCalls, skillFields, type SkillRow } from '@lectern/contract/catalog';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { choicesOf } from '../../../records/choices';
import { defineResource } from '../../../records/resource';
import type { Handlers } from '../../../server/calls/frame';
import type { Filter } from '../../../server/list/list';
import { fieldColumns, plainColumns, timeColumns } from '../../../server/list/list-source';
import { searchCondition } from '../../../server/list/list-search';
import { withNewCategory } from './new-category';
import { skills } from './skill.table';
import { createSkill, keepSkillCategory, requireCategory, updateSkill } from './skill.write';

/** A filter by category means everything below it; every skill has a category, so that `empty` finds none. */
const inSubtree = ({ operator, values }: Filter): RawBuilder<SqlBool> => {
  if (operator === 'empty') return sql<SqlBool>`${values[0] !== true}`;
  const below = sql`(with recursive below as (
    select id from categories where id in (${sql.join(values)})
    union select c.id from below b join categories c on c.parent_id = b.id where c.deleted_at is null) select id from below)`;
  return operator === 'ne' ? sql<SqlBool>`t.category_id not in ${below}` : sql<SqlBool>`t.category_id in ${below}`;
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
    all: choicesOf(skills),
  } satisfies Handlers<typeof skillCalls>,
};
