import {
  campaignErrors,
  couponFieldNames,
  fixedReason,
  termsErrors,
  type couponCalls,
} from '@lectern/contract/commerce';
import { changesOf } from '../../../server/calls/audit';
import { badRequest, ApiError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { originOf } from '../../../server/calls/register';
import { quizErrors, updateCampaign } from '../campaign/campaign-write.queries';
import { campaignChange } from '../campaign/change-campaign';
import { requireKindRight } from '../campaign/kind';
import { makeMissingCodes } from '../campaign/make-missing';
import {
  changedNames,
  endErrors,
  fixedErrors,
  termsOf,
  valuesAfter,
  valuesNow,
  type CouponValuesNow,
} from './coupon-change';
import { refErrors } from './coupon-refs.queries';
import { readUserIds } from './coupon-users.queries';
import { addUsers, removeUsers, setAmounts, setCode, setTargets } from './coupon-write.queries';
import { coupons, lockCoupon } from './coupon.table';

/** The fields in the audit log, in the order of the form; of the chosen students only their number. */
export const audited = [...couponFieldNames.filter((name) => name !== 'userIds'), 'users'] as const;
export const auditable = ({ userIds, ...values }: CouponValuesNow) => ({ ...values, users: userIds.length });

/** Fields with tables of their own. */
const apart: readonly string[] = ['code', 'amounts', 'targets', 'userIds'];

/** Changes the fields that use has not locked. Earlier choices stay, even those no longer offered. */
export const changeCoupon: Handler<typeof couponCalls.update> = async ({ request, db, actor, audit, http }) => {
  const { id, version: _version, campaign: sentCampaign, ...sent } = request;
  const coupon = await lockCoupon(db, request);
  requireKindRight(coupon, actor);
  const campaign = await campaignChange(db, coupon, { code: sent.code, campaign: sentCampaign });
  const before = valuesNow(coupon, sent.userIds || sent.audience ? await readUserIds(db, id) : []);
  const after = valuesAfter(before, sent);
  const changed = changedNames(before, after);

  const fixed = fixedErrors(coupon, before, after);
  if (fixed.length > 0)
    throw new ApiError(409, { message: fixedReason(coupon) ?? 'This can no longer change', error: fixed });
  const counted = { ...termsOf(after), ...(!sent.userIds && !sent.audience && { users: coupon.usersCount }) };
  const wrong = [
    ...termsErrors(counted),
    ...(campaign ? campaignErrors(campaign.after, { endsAt: after.endsAt, totalLimit: after.totalLimit }) : []),
    ...(changed.includes('endsAt') ? endErrors(coupon.status, after.endsAt, Date.now()) : []),
  ];
  if (wrong.length > 0) throw badRequest(wrong);
  const gone = [
    ...(await refErrors(db, sent, before)),
    ...(campaign?.changed.includes('quizId') ? await quizErrors(db, campaign.after.quizId) : []),
  ];
  if (gone.length > 0) throw badRequest(gone);

  if (changed.length > 0 || (campaign && campaign.changed.length > 0)) {
    const { code, amounts, userIds } = after;
    const own = changed.filter((name) => !apart.includes(name)).map((name) => [name, after[name]] as const);
    await coupons.update(db, coupon, Object.fromEntries(own));
    if (changed.includes('code')) await setCode(db, id, code ?? '');
    if (changed.includes('amounts')) await setAmounts(db, id, amounts);
    if (changed.includes('targets')) await setTargets(db, id, sent.targets ?? []);
    if (changed.includes('userIds')) {
      await removeUsers(db, id, { except: userIds });
      await addUsers(db, id, userIds);
    }
    if (campaign && campaign.changed.length > 0) await updateCampaign(db, id, campaign.after);
  }
  if (campaign) await makeMissingCodes(db, { id, name: after.name }, actor, originOf(http.request));
  audit({
    action: 'coupon.update',
    entity: 'coupons',
    entityId: id,
    label: after.name,
    changes: {
      ...changesOf(auditable(before), auditable(after), audited),
      ...(campaign && changesOf(campaign.now, campaign.after, campaign.changed)),
    },
  });
  return { coupon: await coupons.read(db, id) };
};
