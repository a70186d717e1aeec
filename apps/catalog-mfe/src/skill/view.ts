import { skillListFields, skillStatuses } from '@lectern/contract/catalog';
import { choicesOf, type Filterable } from '@lectern/ui-kit/list';
import type { CategoryOption } from './categories';

export const statusWords = { active: 'Active', inactive: 'Inactive' } as const;

const byName = { sort: 'name' } as const;
const byChange = { sort: '-updatedAt' } as const;
/** Skills stand by name, what was deleted by its last change. */
export const listOf = (deleted: boolean) => ({ fields: skillListFields, defaults: deleted ? byChange : byName });

export const statusField: Filterable = { name: 'status', label: 'Status', options: skillStatuses.map((status) => ({ value: status, label: statusWords[status] })) };

/** The only category that the list is filtered by; the select of the filter bar shows it. */
export const onlyCategory = (filter: string | undefined): number | undefined => {
  const [id, ...others] = choicesOf(filter);
  return id !== undefined && others.length === 0 && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
};

/** What chips name: the status, and the categories where they are no single one that the select shows. */
export const chipFields = (options: readonly CategoryOption[], filter: string | undefined): readonly Filterable[] =>
  onlyCategory(filter) === undefined ? [{ name: 'categoryId', label: 'Category', options }, statusField] : [statusField];

/** The way to a category as a cell shows it: its own name and the one above it, which are never cut off. */
export const shortPath = (path: readonly string[]): string => [...(path.length > 2 ? ['…'] : []), ...path.slice(-2)].join(' / ');
