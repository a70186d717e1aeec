import { messages, say } from '@lectern/contract';
import { isUsed, nextCouponStatuses, termsErrors, type couponCalls } from '@lectern/contract/commerce';
import { changesOf } from '../http/audit';
import { badRequest, conflict, fieldError } from '../http/errors';
import type { Handlers } from '../http/frame';
import { endErrors, valuesNow } from './coupon-change';
import { listCoupons } from './coupon-list';
import { lockCoupon, lockDeletedCoupon } from './coupon-lock.queries';
import { currencyErrors, findTargets, studentErrors, targetErrors } from './coupon-refs.queries';
import { auditable, audited, changeCoupon } from './coupon-update';
import { changeCouponUsers, listCouponUsers } from './coupon-users';
import { findStudents } from './coupon-users.queries';
import { addUsers, insertCoupon, markCouponDeleted, setAmounts, setTargets, updateCoupon } from './coupon-write.queries';
import { readCodes, readCoupon } from './coupon.queries';

export const couponHandlers: Handlers<typeof couponCalls> = {
  list: listCoupons,

  details: async ({ request, db }) => ({ coupon: await readCoupon(db, request.id), codes: await readCodes(db, request.id) }),

  create: async ({ request, db, actor, audit }) => {
    const { code, amounts, targets = [], userIds = [], discountKind, percentBp = null, startsAt, endsAt, totalLimit = null, perUserLimit, appliesTo, audience } = request;
    const values = { name: request.name.trim(), description: (request.description ?? '').trim(), discountKind, percentBp, startsAt, endsAt, totalLimit, perUserLimit, appliesTo, audience };
    const wrong = termsErrors({ ...values, amounts, targets: targets.length, users: userIds.length });
    if (wrong.length > 0) throw badRequest(wrong);
    const gone = [...(await currencyErrors(db, amounts.map(({ currency }) => currency))), ...(await targetErrors(db, targets)), ...(await studentErrors(db, userIds, 'userIds'))];
    if (gone.length > 0) throw badRequest(gone);
    const id = await insertCoupon(db, values, code, actor.userId);
    await setAmounts(db, id, amounts);
    await setTargets(db, id, targets);
    await addUsers(db, id, userIds);
    const coupon = await readCoupon(db, id);
    audit({ action: 'coupon.create', entity: 'coupons', entityId: id, label: values.name, changes: changesOf({}, auditable(valuesNow(coupon, userIds)), audited) });
    return { coupon };
  },

  update: changeCoupon,

  changeStatus: async ({ request, db, audit }) => {
    const { id, status, reason } = request;
    const stored = await lockCoupon(db, request);
    if (!nextCouponStatuses(stored.status).includes(status)) throw badRequest(fieldError('status', 'transition', say(messages.invalid, { field: 'Status' })));
    if (status === 'ended' && !reason) throw badRequest(fieldError('reason', 'required', say(messages.required, { field: 'Reason' })));
    if (status === 'active') {
      const coupon = await readCoupon(db, id);
      const incomplete = [...termsErrors({ ...coupon, targets: coupon.targets.length, users: coupon.usersCount }), ...endErrors(status, coupon.endsAt, Date.now())];
      if (incomplete.length > 0) throw badRequest(incomplete);
    }
    const statusReason = reason?.trim() ?? '';
    await updateCoupon(db, stored, { status, statusReason });
    audit({ action: 'coupon.changeStatus', entity: 'coupons', entityId: id, label: stored.name, changes: changesOf(stored, { status, statusReason }, ['status', 'statusReason']) });
    return { coupon: await readCoupon(db, id) };
  },

  delete: async ({ request, db, audit }) => {
    const stored = await lockCoupon(db, request);
    if (isUsed(stored)) throw conflict('This coupon has been used: end it instead');
    const restorableUntil = await markCouponDeleted(db, stored.id);
    audit({ action: 'coupon.delete', entity: 'coupons', entityId: stored.id, label: stored.name });
    return { restorableUntil };
  },

  restore: async ({ request, db, audit }) => {
    const stored = await lockDeletedCoupon(db, request);
    await updateCoupon(db, stored, { deletedAt: null });
    audit({ action: 'coupon.restore', entity: 'coupons', entityId: stored.id, label: stored.name });
    return { coupon: await readCoupon(db, stored.id) };
  },

  users: listCouponUsers,
  changeUsers: changeCouponUsers,
  findTargets: async ({ request, db }) => ({ items: await findTargets(db, request.q) }),
  findStudents: async ({ request, db }) => ({ items: await findStudents(db, request.q) }),
};
