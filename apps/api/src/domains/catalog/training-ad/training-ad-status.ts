import { trainingAdFlow, trainingAdStatuses } from '@lectern/contract/catalog';
import { statusFlow } from '../../../records/status-flow';
import { refuseOverLimit } from '../../commerce/limit/refuse-over-limit';
import { announceAd } from './ad-news';
import { refuseUnpublishable } from './publishable';
import { isHeldAd } from './training-ad.write';
import { trainingAds } from './training-ad.table';

/** Changes the status of an ad; a published one misses nothing, and its owner is informed. */
export const changeTrainingAdStatus = statusFlow(trainingAds, {
  one: 'trainingAd',
  statuses: trainingAdStatuses,
  flow: trainingAdFlow,
  guard: async ({ db, before: { id, publishedAt, status, trainerId }, to }) => {
    if (trainerId && !isHeldAd(status) && isHeldAd(to)) await refuseOverLimit(db, 'trainer', trainerId, 'ads');
    if (to !== 'published') return undefined;
    await refuseUnpublishable(db, id);
    return publishedAt === null ? { publishedAt: new Date() } : undefined;
  },
  after: ({ db, before, to, reason }) => announceAd(db, before, to, reason),
});
