import {
  categoryCalls,
  skillCalls,
  skillFields,
  skillStates,
  skillStatuses,
  type SkillRow,
} from '@lectern/contract/catalog';
import { StatusLabel } from '@lectern/ui-kit';
import { dateColumn, defineRecord, statusColumn, textColumn } from '@lectern/ui-kit/records';
import type { Columns } from '@lectern/ui-kit/table';
import { mergedInto as mergedText } from '../texts/skill-merge';
import * as texts from '../texts/skills';
import { countText } from '../category/count-text';
import { shortPath } from '../category/path-text';

/** A skill, as the list and the panel take it. Categories count their skills. */
export const skill = defineRecord({
  calls: skillCalls,
  fields: skillFields,
  statuses: skillStatuses,
  entity: 'skills',
  noun: texts.noun,
  icon: 'shapes',
  nameOf: ({ name }) => name,
  sort: 'name',
  also: [categoryCalls.list],
});

/** How much uses a skill; null until the clock has counted. */
const usesOf = ({ courses, trainers, students, chapters }: SkillRow): number | null =>
  courses === null ? null : courses + (trainers ?? 0) + (students ?? 0) + (chapters ?? 0);

/** The columns of the list. */
export const columns: Columns<SkillRow> = [
  textColumn(skill, 'name', { wide: true }),
  textColumn(skill, 'aliases', { priority: 2, quiet: true }),
  textColumn(skill, 'categoryId', {
    id: 'category',
    priority: 1,
    onCard: true,
    cell: ({ categoryPath }) => shortPath(categoryPath),
  }),
  textColumn(skill, 'courses', {
    id: 'uses',
    head: texts.uses,
    numeric: true,
    priority: 2,
    cell: (row) => countText(usesOf(row)),
  }),
  statusColumn(skill, {
    cell: ({ status, mergedInto }) => (
      <StatusLabel status={status} label={mergedInto ? mergedText(mergedInto.name) : skillStates[status]} />
    ),
  }),
  dateColumn(skill, 'updatedAt', { priority: 3 }),
];
