import { isUsed, type CouponRow } from '@lectern/contract/commerce';
import type { RowAction } from '@lectern/ui-kit';
import * as texts from '../texts/actions';

/** The cause why a coupon can't be deleted; undefined where it can. */
export const deleteBlocker = (row: CouponRow): string | undefined => (isUsed(row) ? texts.hasBeenUsed : undefined);

/** The deletion of a coupon in the list; a used one can't be deleted, and says why. */
export const removal = (row: CouponRow, remove: (row: CouponRow) => void): RowAction => {
  const disabledReason = deleteBlocker(row);
  return {
    label: texts.remove,
    danger: true,
    onSelect: () => remove(row),
    ...(disabledReason !== undefined && { disabledReason }),
  };
};
