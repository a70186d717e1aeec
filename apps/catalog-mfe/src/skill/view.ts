import { choicesOf } from '@lectern/ui-kit/list';
import type { BulkAction } from '@lectern/ui-kit/table';
import * as texts from '../texts/skills';

/** The only category that the list is filtered by; a new skill begins in it. */
export const onlyCategory = (filter: string | undefined): number | undefined => {
  const [id, ...others] = choicesOf(filter);
  return id !== undefined && others.length === 0 && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
};

/** The way to a category as a cell shows it: its own name and the one above it, which are never cut off. */
export const shortPath = (path: readonly string[]): string =>
  [...(path.length > 2 ? ['…'] : []), ...path.slice(-2)].join(' / ');

/** An action on many with what it means for forms. */
export const withConsequence = (action: BulkAction): BulkAction =>
  action.args?.['status'] === 'inactive' ? { ...action, consequence: texts.manyDeactivated } : action;
