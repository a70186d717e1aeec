import type { RequestOf } from '@lectern/contract';
import { type skillCalls, skillFields, skillRecord, skillStates, type SkillRow } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { choicesOf } from '../../../records/choices';
import { listedRecord, type ListedOptions } from '../../../records/listed';
import { defineResource } from '../../../records/resource';
import type { Handlers } from '../../../server/calls/frame';
import type { ListQuery } from '../../../server/list/list';
import {
  choiceColumns,
  fieldColumns,
  plainColumns,
  timeColumns,
  listSource,
  type ListSource,
} from '../../../server/list/list-source';
import { searchCondition } from '../../../server/list/list-search';
import { requireCategory, requireOwnCategory } from '../category/require-category';
import { inSubtree, subtreeOf } from '../category/subtree';
import { withNewCategory } from './new-category';
import { followMerges, mergedSpellings, mergesInto } from './merge/merges.queries';
import { skillMergeHandlers } from './merge/skill-merge.routes';
import { skills, skillsAndMerged } from './skill.table';
import { createSkill, keepSkillCategory, updateSkill } from './skill.write';

/** What a choice among skills is narrowed to. */
const narrowed = ({ categoryId, id }: RequestOf<typeof skillCalls.all>) => {
  const inCategory = categoryId === undefined ? sql`true` : sql`category_id in ${subtreeOf([categoryId])}`;
  return id === undefined ? inCategory : sql`${inCategory} and id = ${id}`;
};

/** Whether the filter by status names the merged ones. */
const asksForMerged = ({ filters }: ListQuery): boolean =>
  filters.some(({ name, operator, values }) => name === 'status' && operator !== 'ne' && values.includes('merged'));

const spelled = (q: string) => sql`select skill_id from skill_aliases where ${searchCondition(q, sql`search_text`)}`;

const listed: ListedOptions<typeof skillRecord, SkillRow> = {
  calls: skillRecord,
  table: skills,
  noun: { one: 'skill', many: 'skills' },
  list: { sort: 'name', alsoFound: spelled, filters: { categoryId: inSubtree } },
  exports: {
    ...plainColumns<SkillRow>({ id: 'Id' }),
    ...fieldColumns(skillFields, 'name', 'slug', 'description'),
    ...choiceColumns<SkillRow>({ status: ['Status', skillStates] }),
    aliases: { head: 'Other spellings', of: ({ aliases }) => aliases.join(', ') },
    category: { head: 'Category', of: ({ categoryPath }) => categoryPath.join(' / ') },
    uses: [
      { head: 'Courses', of: ({ courses }) => courses },
      { head: 'Trainers', of: ({ trainers }) => trainers },
      { head: 'Students', of: ({ students }) => students },
      { head: 'Chapters', of: ({ chapters }) => chapters },
    ],
    ...timeColumns<SkillRow>({ updatedAt: 'Last changed', deletedAt: 'Deleted' }),
  },
};
const withMerged = listedRecord({ ...listed, table: skillsAndMerged });

const resource = defineResource({
  ...listed,
  noun: { one: 'skill', many: 'skills' },
  search: {
    address: '/category/skills',
    subtitle: '(select c.name from categories c where c.id = t.category_id)',
  },
  create: createSkill,
  update: updateSkill,
  references: { categoryId: requireCategory },
  lockFirst: keepSkillCategory,
  beforeRestore: requireOwnCategory('skill'),
});

const sourceOf = (list: ListQuery): ListSource => (asksForMerged(list) ? withMerged : resource).source;

/** Skills; a category that one names is created with it. */
export const skillResource = {
  ...resource,
  // Merged skills are listed and exported where the status asks for them by name, and else are none.
  source: listSource({
    ...resource.source,
    matching: (list, db) => sourceOf(list).matching(list, db),
    rows: (list, db) => sourceOf(list).rows(list, db),
  }),
  handlers: {
    ...resource.handlers,
    ...skillMergeHandlers,
    list: (work) =>
      asksForMerged(resource.source.read(work.request, work.actor))
        ? withMerged.readList(work)
        : resource.handlers.list(work),
    detail: async (work) => {
      const id = await followMerges(work.db, work.request.id);
      const { skill, uses } = await resource.handlers.detail({ ...work, request: { id } });
      return { skill, uses, merges: await mergesInto(work.db, id), merged: await mergedSpellings(work.db, id) };
    },
    create: async (work) => ({ skill: await resource.writes.create(await withNewCategory(work)) }),
    update: async (work) => ({ skill: await resource.writes.update(await withNewCategory(work)) }),
    all: choicesOf(skills, narrowed, spelled),
  } satisfies Handlers<typeof skillCalls>,
};
