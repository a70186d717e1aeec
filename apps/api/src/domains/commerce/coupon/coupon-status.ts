import type { ResponseOf } from '@lectern/contract';
import {
  couponFlow,
  couponStatuses,
  isUsed,
  termsErrors,
  type Coupon,
  type couponCalls,
} from '@lectern/contract/commerce';
import { statusFlow } from '../../../records/status-flow';
import type { AuditEntry } from '../../../server/calls/audit';
import { badRequest, conflict } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import { lockCampaign } from '../campaign/campaign-write.queries';
import { requireKindRight } from '../campaign/kind';
import { makeMissingCodes } from '../campaign/make-missing';
import { refuseUnready, refuseWithoutQuiz } from '../campaign/refuse-unready';
import { endErrors } from './coupon-change';
import { coupons, lockCoupon, lockDeletedCoupon } from './coupon.table';

const auditOf = (callName: string, { id, name }: Coupon): AuditEntry => ({
  action: `coupon.${callName}`,
  entity: 'coupons',
  entityId: id,
  label: name,
});

/** Changes the status of a coupon; an incomplete one can't become active. */
export const changeCouponStatus = statusFlow(
  { ...coupons, lock: lockCoupon },
  {
    one: 'coupon',
    statuses: couponStatuses,
    flow: couponFlow,
    guard: async ({ db, actor, before: coupon, to }) => {
      requireKindRight(coupon, actor);
      if (to !== 'active') return;
      const incomplete = [
        ...termsErrors({ ...coupon, targets: coupon.targets.length, users: coupon.usersCount }),
        ...endErrors(to, coupon.endsAt, Date.now(), 'The end date has passed'),
      ];
      if (incomplete.length > 0) throw badRequest(incomplete);
      if (coupon.campaign) await refuseUnready(db, coupon);
    },
  },
);

/** Deletes a coupon that was never used. */
export const deleteCoupon = async ({
  request,
  db,
  actor,
  audit,
}: Work<typeof couponCalls.delete>): Promise<ResponseOf<typeof couponCalls.delete>> => {
  const coupon = await lockCoupon(db, request);
  requireKindRight(coupon, actor);
  if (coupon.campaign && (await lockCampaign(db, coupon.id)).entries > 0)
    throw conflict('Students have entered this campaign: end it instead');
  if (isUsed(coupon)) throw conflict('This coupon has been used: end it instead');
  const restorableUntil = await coupons.softDelete(db, coupon.id);
  audit(auditOf('delete', coupon));
  return { restorableUntil };
};

/** Restores a coupon within 30 days, with its code. @throws 409 for a campaign that students could enter without a ready quiz */
export const restoreCoupon = async ({
  request,
  db,
  actor,
  audit,
}: Work<typeof couponCalls.restore>): Promise<ResponseOf<typeof couponCalls.restore>> => {
  const coupon = await lockDeletedCoupon(db, request);
  requireKindRight(coupon, actor);
  await refuseWithoutQuiz(db, coupon);
  await coupons.update(db, coupon, { deletedAt: null });
  if (coupon.campaign) await makeMissingCodes(db, coupon, actor);
  audit(auditOf('restore', coupon));
  return { coupon: await coupons.read(db, coupon.id) };
};
