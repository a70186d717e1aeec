import { isUsed, type CouponRow } from '@lectern/contract/commerce';
import * as texts from '../texts/actions';

/** The cause why a coupon can't be deleted; undefined where it can. */
export const deleteBlocker = (row: CouponRow): string | undefined => (isUsed(row) ? texts.hasBeenUsed : undefined);
