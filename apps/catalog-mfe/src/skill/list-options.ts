import { skillCalls, skillStatuses, type SkillRow } from '@lectern/contract/catalog';
import type { FilterField } from '@lectern/ui-kit/table';
import type { CategoryOption } from './categories';
import { columnsOf } from './columns';
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
