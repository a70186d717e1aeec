import { skillCalls, skillStatuses, type SkillRow } from '@lectern/contract/catalog';
import type { BulkAction, FilterField } from '@lectern/ui-kit/table';
import * as names from '../texts/skill-names';
import * as texts from '../texts/skills';
import type { CategoryOption } from './categories';
import { columnsOf } from './columns';
import type { May } from './row-actions';

/** What the list of skills is, for `useList`. */
export const listOptions = {
  call: skillCalls.list,
  screen: 'skill',
  one: names.noun,
  many: texts.many,
  sort: 'name',
  columns: columnsOf,
  nameOf: ({ name }: SkillRow) => name,
};

/** What the list is filtered by. A category means all that lies below it too. */
export const filtersOf = (categories: readonly CategoryOption[]): readonly FilterField[] => [
  { name: 'categoryId', label: names.category, options: categories, inBar: texts.allCategories },
  {
    name: 'status',
    label: names.status,
    options: Object.entries(skillStatuses).map(([value, label]) => ({ value, label })),
  },
  { name: 'name', label: names.name },
  { name: 'updatedAt', label: texts.lastChanged },
];

/** What can be done to many skills; nothing for who may do none of it. */
export const bulkOf = ({ edit, remove }: May, deleted: boolean): readonly BulkAction[] => {
  if (deleted)
    return remove
      ? [{ action: 'skill.restore', label: texts.restore, icon: 'rotate-ccw', means: texts.manyRestored }]
      : [];
  if (!edit && !remove) return [];
  return [
    {
      action: 'skill.status',
      label: texts.activate,
      icon: 'circle-check',
      right: 'skillEdit',
      args: { status: 'active' },
      means: texts.manyActivated,
    },
    {
      action: 'skill.status',
      label: texts.deactivate,
      icon: 'circle-slash',
      right: 'skillEdit',
      args: { status: 'inactive' },
      means: texts.manyDeactivated,
    },
    {
      action: 'skill.delete',
      label: texts.deleteAsked,
      icon: 'trash',
      danger: true,
      right: 'skillDelete',
      means: texts.manyDeleted,
    },
  ];
};
