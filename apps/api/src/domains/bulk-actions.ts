import type { BulkAction } from '../records/bulk/bulk-action';
import { resources } from './resources';

/** Everything that can be done to many rows at once. */
export const bulkActions: readonly BulkAction[] = resources.flatMap(({ actions }) => actions);
