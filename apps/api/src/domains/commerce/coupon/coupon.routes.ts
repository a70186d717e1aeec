import { termsErrors, type couponCalls } from '@lectern/contract/commerce';
import { changesOf } from '../../../server/calls/audit';
import { badRequest } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { valuesNow } from './coupon-change';
import { listCoupons } from './coupon-list';
import { currencyErrors, findTargets, studentErrors, targetErrors } from './coupon-refs.queries';
import { auditable, audited, changeCoupon } from './coupon-update';
import { changeCouponStatus, deleteCoupon, restoreCoupon } from './coupon-status';
import { changeCouponUsers, listCouponUsers } from './coupon-users';
import { findStudents } from './coupon-users.queries';
import { addUsers, insertCoupon, setAmounts, setTargets } from './coupon-write.queries';
import { readCodes, readCoupon } from './coupon.queries';

export const couponHandlers: Handlers<typeof couponCalls> = {
  list: listCoupons,

  details: async ({ request, db }) => ({
    coupon: await readCoupon(db, request.id),
    codes: await readCodes(db, request.id),
  }),

  create: async ({ request, db, actor, audit }) => {
    const {
      code,
      amounts,
      targets = [],
      userIds = [],
      discountKind,
      percentBp = null,
      startsAt,
      endsAt,
      totalLimit = null,
      perUserLimit,
      appliesTo,
      audience,
    } = request;
    const values = {
      name: request.name.trim(),
      description: (request.description ?? '').trim(),
      discountKind,
      percentBp,
      startsAt,
      endsAt,
      totalLimit,
      perUserLimit,
      appliesTo,
      audience,
    };
    const wrong = termsErrors({ ...values, amounts, targets: targets.length, users: userIds.length });
    if (wrong.length > 0) throw badRequest(wrong);
    const gone = [
      ...(await currencyErrors(
        db,
        amounts.map(({ currency }) => currency),
      )),
      ...(await targetErrors(db, targets)),
      ...(await studentErrors(db, userIds, 'userIds')),
    ];
    if (gone.length > 0) throw badRequest(gone);
    const id = await insertCoupon(db, values, code, actor.userId);
    await setAmounts(db, id, amounts);
    await setTargets(db, id, targets);
    await addUsers(db, id, userIds);
    const coupon = await readCoupon(db, id);
    audit({
      action: 'coupon.create',
      entity: 'coupons',
      entityId: id,
      label: values.name,
      changes: changesOf({}, auditable(valuesNow(coupon, userIds)), audited),
    });
    return { coupon };
  },

  update: changeCoupon,
  changeStatus: changeCouponStatus,
  delete: deleteCoupon,
  restore: restoreCoupon,

  users: listCouponUsers,
  changeUsers: changeCouponUsers,
  findTargets: async ({ request, db }) => ({ items: await findTargets(db, request.q) }),
  findStudents: async ({ request, db }) => ({ items: await findStudents(db, request.q) }),
};
