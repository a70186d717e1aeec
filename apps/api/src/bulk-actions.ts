import type { BulkAction } from './jobs/bulk/bulk-action';
import { studentActions } from './people/student-many';

/** Everything that can be done to many rows at once. */
export const bulkActions: readonly BulkAction[] = [...studentActions];
