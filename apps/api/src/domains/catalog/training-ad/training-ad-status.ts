import { trainingAdFlow, trainingAdStatuses } from '@lectern/contract/catalog';
import { statusFlow } from '../../../records/status-flow';
import { announceAd } from './ad-news';
import { refuseUnpublishable } from './publishable';
import { trainingAds } from './training-ad.table';

/** Changes the status of an ad; a published one misses nothing, and its owner is informed. */
export const changeTrainingAdStatus = statusFlow(trainingAds, {
  one: 'trainingAd',
  statuses: trainingAdStatuses,
  flow: trainingAdFlow,
  guard: async ({ db, before: { id, publishedAt }, to }) => {
    if (to !== 'published') return undefined;
    await refuseUnpublishable(db, id);
    return publishedAt === null ? { publishedAt: new Date() } : undefined;
  },
  after: ({ db, before, to, reason }) => announceAd(db, before, to, reason),
});
