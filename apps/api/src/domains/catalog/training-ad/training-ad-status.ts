import { messages, say, wayText, type ResponseOf } from '@lectern/contract';
import {
  needsReason,
  nextTrainingAdStatuses,
  trainingAdStatuses,
  type trainingAdCalls,
} from '@lectern/contract/catalog';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import { announceAd } from './ad-news';
import { refuseUnpublishable } from './publishable';
import { trainingAds } from './training-ad.table';

/** Takes an ad to its next status; the owner hears of it. @throws 400 for a way that does not exist or lacks its reason, 409 for what can't be published */
export const changeTrainingAdStatus = async ({
  request: { status: to, reason = '', ...versioned },
  db,
  audit,
}: Work<typeof trainingAdCalls.changeStatus>): Promise<ResponseOf<typeof trainingAdCalls.changeStatus>> => {
  const ad = await trainingAds.lock(db, versioned);
  if (!nextTrainingAdStatuses(ad.status).includes(to))
    throw badRequest(
      fieldError('status', 'transition', wayText('Status', trainingAdStatuses[ad.status], trainingAdStatuses[to])),
    );
  const statusReason = needsReason(to) ? reason.trim() : '';
  if (needsReason(to) && statusReason === '')
    throw badRequest(fieldError('reason', 'required', say(messages.required, { field: 'Reason' })));
  await trainingAds.update(db, ad, {
    status: to,
    statusReason,
    ...(to === 'published' && ad.publishedAt === null && { publishedAt: new Date() }),
  });
  if (to === 'published') await refuseUnpublishable(db, ad.id);
  await announceAd(db, ad, to, statusReason);
  audit({
    action: 'trainingAd.status',
    entity: 'training_ads',
    entityId: ad.id,
    label: ad.title,
    changes: { status: [ad.status, to], ...(statusReason && { statusReason: [ad.statusReason, statusReason] }) },
  });
  return { trainingAd: await trainingAds.read(db, ad.id) };
};
