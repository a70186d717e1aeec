import { nextStatuses, type FaqRow } from '@lectern/contract/content';
import type { RowAction } from '@lectern/ui-kit';
import { perStatus, type Records } from '@lectern/ui-kit/records';
import * as texts from '../texts/faq';

/** The row menu of every record, with the allowed statuses only; in category order also to move it. */
export const rowActions = (
  row: FaqRow,
  standard: ReturnType<Records<FaqRow>['rowActions']>,
  move: readonly RowAction[],
): readonly RowAction[] => {
  const statuses = nextStatuses(row.status).flatMap((to) => standard.filter(({ status }) => status === to));
  const [open, ...others] = standard.filter(({ status }) => status === undefined);
  if (!open) return standard;
  return [
    open,
    ...statuses.map((action) =>
      action.status === 'published' && row.snippet === '' ? { ...action, disabledReason: texts.hasNoAnswer } : action,
    ),
    ...move,
    ...others,
  ];
};

/** Bulk actions with their effect on readers. */
export const withMeaning = perStatus({
  published: { consequence: texts.manyPublished },
  hidden: { consequence: texts.manyHidden },
});
