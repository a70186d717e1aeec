import { offerFlow, offerStatuses, type OfferStatus, type OneToOneDetail } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { statusFlow, type StatusWriting } from '../../../records/status-flow';
import { writeStatusNews, type StatusTexts } from '../../../server/mail/write-status-news';
import { refuseOverLimit } from '../../commerce/limit/refuse-over-limit';
import { requireTrainer } from '../../people/batch/batch-people.queries';
import { oneToOneOffers } from './one-to-one.table';
import { isHeldOffer, lockTrainersOf, requireSlot } from './one-to-one.write';
import { refuseOverlaps } from './slots.write';

/** The texts that the trainer of an offer reads. */
const texts: StatusTexts<OfferStatus> = {
  blocked: ['Your offer is blocked: {title}', '{reason}'],
  'blocked > paused': ['Your offer is no longer blocked: {title}', '{reason}'],
};

const change = statusFlow(oneToOneOffers, {
  one: 'oneToOne',
  statuses: offerStatuses,
  flow: offerFlow,
  guard: async ({ db, before, to }) => {
    if (!isHeldOffer(before.status) && isHeldOffer(to))
      await refuseOverLimit(db, 'trainer', before.trainerId, 'offers');
    if (to !== 'active') return;
    await requireTrainer(db, before.trainerId);
    requireSlot(before);
    await refuseOverlaps(db, before);
  },
  after: ({ db, before: { id, title, trainerId, status: from }, to, reason }) =>
    writeStatusNews(
      db,
      sql`select user_id, null as link from trainers where id = ${trainerId} and deleted_at is null`,
      {
        ...{ kind: 'one-to-one', id, texts, from, to },
        values: { title, reason },
      },
    ),
});

/** Activates, pauses or blocks an offer. Two of one trainer wait for each other: their slots never overlap (H9). */
export const changeOfferStatus = async (work: StatusWriting): Promise<OneToOneDetail> => {
  await lockTrainersOf(work.db, work.request as OneToOneDetail);
  return change(work);
};
