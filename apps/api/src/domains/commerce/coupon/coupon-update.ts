import { fixedReason, termsErrors, type couponCalls } from '@lectern/contract/commerce';
import { changesOf } from '../../../server/calls/audit';
import { badRequest, ApiError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import {
  changedNames,
  endErrors,
  fixedErrors,
  termsOf,
  valuesAfter,
  valuesNow,
  type CouponValuesNow,
} from './coupon-change';
import { lockCoupon } from './coupon-lock.queries';
import { currencyErrors, studentErrors, targetErrors } from './coupon-refs.queries';
import { readUserIds } from './coupon-users.queries';
import { addUsers, removeUsers, setAmounts, setCode, setTargets, updateCoupon } from './coupon-write.queries';
import { readCoupon } from './coupon.queries';

/** The fields that the audit log tells of; how many people are chosen, not who. */
export const audited = [
  'code',
  'name',
  'description',
  'discountKind',
  'percentBp',
  'amounts',
  'startsAt',
  'endsAt',
  'totalLimit',
  'perUserLimit',
  'appliesTo',
  'targets',
  'audience',
  'users',
] as const;
export const auditable = ({ userIds, ...values }: CouponValuesNow) => ({ ...values, users: userIds.length });

const codeOf = ({ currency }: { readonly currency: string }): string => currency;

/** Changes a coupon by what its use leaves open. What was chosen before stays, also when it could not be chosen today. */
export const changeCoupon: Handler<typeof couponCalls.update> = async ({ request, db, audit }) => {
  const { id, version: _version, ...sent } = request;
  const stored = await lockCoupon(db, request);
  const coupon = await readCoupon(db, id);
  const before = valuesNow(coupon, sent.userIds || sent.audience ? await readUserIds(db, id) : []);
  const after = valuesAfter(before, sent);
  const changed = changedNames(before, after);

  const fixed = fixedErrors(stored, before, after);
  if (fixed.length > 0)
    throw new ApiError(409, { message: fixedReason(stored) ?? 'This can no longer change', error: fixed });
  const counted = { ...termsOf(after), ...(!sent.userIds && !sent.audience && { users: coupon.usersCount }) };
  const wrong = [
    ...termsErrors(counted),
    ...(changed.includes('endsAt') ? endErrors(stored.status, after.endsAt, Date.now()) : []),
  ];
  if (wrong.length > 0) throw badRequest(wrong);
  const gone = [
    ...(await currencyErrors(db, (sent.amounts ?? []).map(codeOf), coupon.amounts.map(codeOf))),
    ...(await targetErrors(db, sent.targets ?? [], before.targets)),
    ...(await studentErrors(db, sent.userIds ?? [], 'userIds', before.userIds)),
  ];
  if (gone.length > 0) throw badRequest(gone);

  if (changed.length > 0) {
    const {
      name,
      description,
      discountKind,
      percentBp,
      startsAt,
      endsAt,
      totalLimit,
      perUserLimit,
      appliesTo,
      audience,
    } = after;
    await updateCoupon(db, stored, {
      name,
      description,
      discountKind,
      percentBp,
      startsAt,
      endsAt,
      totalLimit,
      perUserLimit,
      appliesTo,
      audience,
    });
    if (changed.includes('code')) await setCode(db, id, after.code ?? '');
    if (changed.includes('amounts')) await setAmounts(db, id, after.amounts);
    if (changed.includes('targets')) await setTargets(db, id, sent.targets ?? []);
    if (changed.includes('userIds')) {
      await removeUsers(db, id, { except: after.userIds });
      await addUsers(db, id, after.userIds);
    }
  }
  audit({
    action: 'coupon.update',
    entity: 'coupons',
    entityId: id,
    label: after.name,
    changes: changesOf(auditable(before), auditable(after), audited),
  });
  return { coupon: await readCoupon(db, id) };
};
