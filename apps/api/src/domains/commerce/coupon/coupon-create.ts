import { campaignErrors, termsErrors, type couponCalls } from '@lectern/contract/commerce';
import { changesOf } from '../../../server/calls/audit';
import { badRequest } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { originOf } from '../../../server/calls/register';
import { campaignFieldNames } from '../campaign/campaign-change';
import { insertCampaign, quizErrors } from '../campaign/campaign-write.queries';
import { kindErrors, requireKindRight } from '../campaign/kind';
import { makeMissingCodes } from '../campaign/make-missing';
import { endErrors, valuesNow } from './coupon-change';
import { refErrors } from './coupon-refs.queries';
import { auditable, audited } from './coupon-update';
import { addUsers, insertCoupon, setAmounts, setTargets } from './coupon-write.queries';
import { coupons } from './coupon.table';

/** Creates a draft, or at once an active coupon, with its targets and audience. A job makes the codes of a campaign. */
export const createCoupon: Handler<typeof couponCalls.create> = async ({ request, db, actor, audit, http }) => {
  const { code, amounts, targets = [], userIds = [], status = 'draft', campaign, ...written } = request;
  requireKindRight(request, actor);
  const { name, description = '', percentBp = null, totalLimit = null } = written;
  const values = { ...written, name: name.trim(), description: description.trim(), percentBp, totalLimit, status };
  const wrong = [
    ...kindErrors(request),
    ...termsErrors({ ...values, amounts, targets: targets.length, users: userIds.length }),
    ...(campaign ? campaignErrors(campaign, { endsAt: written.endsAt, totalLimit }) : []),
    ...endErrors(status, written.endsAt, Date.now(), 'The end date has passed'),
  ];
  if (wrong.length > 0) throw badRequest(wrong);
  const gone = [
    ...(await refErrors(db, { amounts, targets, userIds })),
    ...(campaign ? await quizErrors(db, campaign.quizId) : []),
  ];
  if (gone.length > 0) throw badRequest(gone);
  const id = await insertCoupon(db, { ...values, createdBy: actor.userId }, code);
  await setAmounts(db, id, amounts);
  await setTargets(db, id, targets);
  await addUsers(db, id, userIds);
  if (campaign) {
    await insertCampaign(db, id, campaign);
    await makeMissingCodes(db, { id, name: values.name }, actor, originOf(http.request));
  }
  const coupon = await coupons.read(db, id);
  audit({
    action: 'coupon.create',
    entity: 'coupons',
    entityId: id,
    label: coupon.name,
    changes: {
      ...changesOf({}, { ...auditable(valuesNow(coupon, userIds)), status: coupon.status }, [
        ...audited,
        ...(status === 'active' ? (['status'] as const) : []),
      ]),
      ...(campaign && changesOf({}, campaign, campaignFieldNames)),
    },
  });
  return { coupon };
};
