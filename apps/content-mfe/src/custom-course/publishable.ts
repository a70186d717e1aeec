import type { RecordAction } from '@lectern/ui-kit/records';

/** The menu of a row, in which publishing waits for this reason. */
export const publishable = (
  actions: readonly RecordAction[],
  disabledReason: string | undefined,
): readonly RecordAction[] =>
  disabledReason === undefined
    ? actions
    : actions.map((each) => (each.status === 'published' ? { ...each, disabledReason } : each));
