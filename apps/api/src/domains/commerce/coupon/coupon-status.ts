import { messages, say, wayText, type ResponseOf } from '@lectern/contract';
import { isUsed, nextCouponStatuses, termsErrors, type Coupon, type couponCalls } from '@lectern/contract/commerce';
import { changesOf, type AuditEntry, type Changes } from '../../../server/calls/audit';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import { endErrors } from './coupon-change';
import { coupons, lockCoupon, lockDeletedCoupon } from './coupon.table';

const auditOf = (callName: string, { id, name }: Coupon, changes: Changes = {}): AuditEntry => ({
  action: `coupon.${callName}`,
  entity: 'coupons',
  entityId: id,
  label: name,
  changes,
});

/** From draft to active, paused or ended; an incomplete coupon can't become active. */
export const changeCouponStatus = async ({
  request: { status, reason = '', ...named },
  db,
  audit,
}: Work<typeof couponCalls.changeStatus>): Promise<ResponseOf<typeof couponCalls.changeStatus>> => {
  const coupon = await lockCoupon(db, named);
  if (!nextCouponStatuses(coupon.status).includes(status))
    throw badRequest(fieldError('status', 'transition', wayText('Status', coupon.status, status)));
  if (status === 'ended' && !reason)
    throw badRequest(fieldError('reason', 'required', say(messages.required, { field: 'Reason' })));
  if (status === 'active') {
    const incomplete = [
      ...termsErrors({ ...coupon, targets: coupon.targets.length, users: coupon.usersCount }),
      ...endErrors(status, coupon.endsAt, Date.now(), 'The end date has passed'),
    ];
    if (incomplete.length > 0) throw badRequest(incomplete);
  }
  const values = { status, statusReason: reason.trim() };
  await coupons.update(db, coupon, values);
  audit(auditOf('changeStatus', coupon, changesOf<Coupon>(coupon, values, ['status', 'statusReason'])));
  return { coupon: await coupons.read(db, coupon.id) };
};

/** Deletes a coupon that was never used. */
export const deleteCoupon = async ({
  request,
  db,
  audit,
}: Work<typeof couponCalls.delete>): Promise<ResponseOf<typeof couponCalls.delete>> => {
  const coupon = await lockCoupon(db, request);
  if (isUsed(coupon)) throw conflict('This coupon has been used: end it instead');
  const restorableUntil = await coupons.softDelete(db, coupon.id);
  audit(auditOf('delete', coupon));
  return { restorableUntil };
};

/** Restores a coupon within 30 days, with its code. */
export const restoreCoupon = async ({
  request,
  db,
  audit,
}: Work<typeof couponCalls.restore>): Promise<ResponseOf<typeof couponCalls.restore>> => {
  const coupon = await lockDeletedCoupon(db, request);
  await coupons.update(db, coupon, { deletedAt: null });
  audit(auditOf('restore', coupon));
  return { coupon: await coupons.read(db, coupon.id) };
};
