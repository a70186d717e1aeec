import { isUsed, nextCouponStatuses, type CouponRow, type CouponStatus } from '@lectern/contract/commerce';
import type { RowAction } from '@lectern/ui-kit';
import * as texts from '../texts/actions';
import { statusVerbs } from '../texts/words';

/** What each entry of a coupon's menu does. */
export interface CouponHandlers {
  readonly view: (row: CouponRow) => void;
  readonly edit: (row: CouponRow) => void;
  readonly changeStatus: (row: CouponRow, to: CouponStatus) => void;
  readonly remove: (row: CouponRow) => void;
}

/** Why a coupon can't be activated now, or undefined. */
export const activationBlocker = ({ endsAt }: Pick<CouponRow, 'endsAt'>, now: number): string | undefined =>
  Date.parse(endsAt) <= now ? texts.periodIsOver : undefined;

/** The row menu by right; actions that the coupon itself forbids are disabled, with the reason. */
export const rowActions = (
  row: CouponRow,
  mayEdit: boolean,
  { view, edit, changeStatus, remove }: CouponHandlers,
  now = Date.now(),
): RowAction[] => {
  const open: RowAction = { label: texts.view, onSelect: () => view(row) };
  if (!mayEdit) return [open];
  return [
    open,
    { label: texts.edit, onSelect: () => edit(row) },
    ...nextCouponStatuses(row.status).map((to) => {
      const disabledReason = to === 'active' ? activationBlocker(row, now) : undefined;
      return {
        label: statusVerbs[to],
        onSelect: () => changeStatus(row, to),
        ...(disabledReason && { disabledReason }),
      };
    }),
    {
      label: texts.remove,
      danger: true,
      onSelect: () => remove(row),
      ...(isUsed(row) && { disabledReason: texts.hasBeenUsed }),
    },
  ];
};
