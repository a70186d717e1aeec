import { isUsed, type CouponRow } from '@lectern/contract/commerce';
import { hasBeenUsed } from '../texts/actions';
import * as texts from '../texts/campaign';

/** The reason why a marketing coupon can't be deleted; undefined where it can. */
export const deleteBlocker = (row: CouponRow): string | undefined => {
  if (isUsed(row)) return hasBeenUsed;
  return row.campaign && row.campaign.entries > 0 ? texts.hasEntries : undefined;
};
