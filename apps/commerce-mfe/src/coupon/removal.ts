import { isUsed, type CouponRow } from '@lectern/contract/commerce';
import type { RowAction } from '@lectern/ui-kit';
import * as texts from '../texts/actions';

/** The deletion of a coupon; a used one can't be deleted, and says why. */
export const removal = (row: CouponRow, remove: (row: CouponRow) => void): RowAction => ({
  label: texts.remove,
  danger: true,
  onSelect: () => remove(row),
  ...(isUsed(row) && { disabledReason: texts.hasBeenUsed }),
});
