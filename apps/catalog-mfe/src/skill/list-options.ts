import { skillCalls, skillStatuses, type SkillRow } from '@lectern/contract/catalog';
import type { BulkAction, FilterField } from '@lectern/ui-kit/table';
import type { CategoryOption } from './categories';
import { columnsOf } from './columns';
import type { May } from './row-actions';
import { statusWords } from './view';

/** What the list of skills is, for `useList`. */
export const listOptions = { call: skillCalls.list, screen: 'skill', one: 'skill', many: 'skills', sort: 'name', columns: columnsOf, nameOf: ({ name }: SkillRow) => name };

/** What the list is filtered by. A category means all that lies below it too. */
export const filtersOf = (categories: readonly CategoryOption[]): readonly FilterField[] => [
  { name: 'categoryId', label: 'Category', options: categories, inBar: 'All categories' },
  { name: 'status', label: 'Status', options: skillStatuses.map((status) => ({ value: status, label: statusWords[status] })) },
  { name: 'name', label: 'Name' },
  { name: 'updatedAt', label: 'Last changed' },
];

const needs = (right: string, may: boolean): string | undefined => (may ? undefined : `It needs the right ${right}`);

/** What can be done to many skills; nothing for who may do none of it. */
export const bulkOf = ({ edit, remove }: May, deleted: boolean): readonly BulkAction[] => {
  if (deleted) return remove ? [{ action: 'skill.restore', label: 'Restore', icon: 'rotate-ccw', means: 'They stand among the skills again.' }] : [];
  if (!edit && !remove) return [];
  return [
    { action: 'skill.status', label: 'Activate', icon: 'circle-check', refused: needs('skillEdit', edit), args: { status: 'active' }, means: 'They are offered again.' },
    { action: 'skill.status', label: 'Deactivate', icon: 'circle-slash', refused: needs('skillEdit', edit), args: { status: 'inactive' }, means: 'They are no longer offered; what has them keeps them.' },
    { action: 'skill.delete', label: 'Delete…', icon: 'trash', danger: true, refused: needs('skillDelete', remove), means: 'What is in use stays. They can be restored from Recently deleted for 30 days.' },
  ];
};
