import { messages, say, wayText, type ResponseOf } from '@lectern/contract';
import { isUsed, nextCouponStatuses, termsErrors, type couponCalls } from '@lectern/contract/commerce';
import { changesOf } from '../../../server/calls/audit';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import { endErrors } from './coupon-change';
import { lockCoupon, lockDeletedCoupon } from './coupon-lock.queries';
import { markCouponDeleted, updateCoupon } from './coupon-write.queries';
import { readCoupon } from './coupon.queries';

/** From draft to active, paused or ended; what is incomplete is not made active. */
export const changeCouponStatus = async ({
  request,
  db,
  audit,
}: Work<typeof couponCalls.changeStatus>): Promise<ResponseOf<typeof couponCalls.changeStatus>> => {
  const { id, status, reason } = request;
  const stored = await lockCoupon(db, request);
  if (!nextCouponStatuses(stored.status).includes(status))
    throw badRequest(fieldError('status', 'transition', wayText('Status', stored.status, status)));
  if (status === 'ended' && !reason)
    throw badRequest(fieldError('reason', 'required', say(messages.required, { field: 'Reason' })));
  if (status === 'active') {
    const coupon = await readCoupon(db, id);
    const incomplete = [
      ...termsErrors({ ...coupon, targets: coupon.targets.length, users: coupon.usersCount }),
      ...endErrors(status, coupon.endsAt, Date.now(), 'Its time is over'),
    ];
    if (incomplete.length > 0) throw badRequest(incomplete);
  }
  const statusReason = reason?.trim() ?? '';
  await updateCoupon(db, stored, { status, statusReason });
  audit({
    action: 'coupon.changeStatus',
    entity: 'coupons',
    entityId: id,
    label: stored.name,
    changes: changesOf(stored, { status, statusReason }, ['status', 'statusReason']),
  });
  return { coupon: await readCoupon(db, id) };
};

/** One that was never used. */
export const deleteCoupon = async ({
  request,
  db,
  audit,
}: Work<typeof couponCalls.delete>): Promise<ResponseOf<typeof couponCalls.delete>> => {
  const stored = await lockCoupon(db, request);
  if (isUsed(stored)) throw conflict('This coupon has been used: end it instead');
  const restorableUntil = await markCouponDeleted(db, stored.id);
  audit({ action: 'coupon.delete', entity: 'coupons', entityId: stored.id, label: stored.name });
  return { restorableUntil };
};

/** Within 30 days, with the code that it had. */
export const restoreCoupon = async ({
  request,
  db,
  audit,
}: Work<typeof couponCalls.restore>): Promise<ResponseOf<typeof couponCalls.restore>> => {
  const stored = await lockDeletedCoupon(db, request);
  await updateCoupon(db, stored, { deletedAt: null });
  audit({ action: 'coupon.restore', entity: 'coupons', entityId: stored.id, label: stored.name });
  return { coupon: await readCoupon(db, stored.id) };
};
