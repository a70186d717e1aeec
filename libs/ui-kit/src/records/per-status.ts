import type { BulkAction } from '../list/BulkBar';

/** Adds to the bulk actions that set a status what they mean or ask: `bulkActions.map(perStatus({ hidden: { consequence } }))`. */
export const perStatus =
  (more: Readonly<Record<string, Partial<BulkAction>>>) =>
  (action: BulkAction): BulkAction => ({ ...action, ...more[String(action.args?.['status'])] });
