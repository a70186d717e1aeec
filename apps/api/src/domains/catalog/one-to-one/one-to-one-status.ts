import { randomUUID } from 'node:crypto';
import { messages, say, wayText } from '@lectern/contract';
import {
  offerChangeNeedsReason,
  offerStatuses,
  offerStatusesAfter,
  type OfferStatus,
  type OneToOneDetail,
  type oneToOneCalls,
} from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { writeNews } from '../../../server/mail/write-news';
import { requireTrainer } from '../../people/batch/batch-people.queries';
import { oneToOneOffers } from './one-to-one.table';
import { lockTrainersOf, requireSlot } from './one-to-one.write';
import { refuseOverlaps } from './slots.write';

/** @throws 400 for a way that an offer can't go, or without its reason */
const requireWay = (from: OfferStatus, to: OfferStatus, reason: string): void => {
  if (!offerStatusesAfter(from).includes(to))
    throw badRequest(fieldError('status', 'transition', wayText('Status', offerStatuses[from], offerStatuses[to])));
  if (offerChangeNeedsReason(to) && !reason)
    throw badRequest(fieldError('reason', 'required', say(messages.required, { field: 'Reason' })));
};

/** The trainer hears of an offer that is blocked, and of one that no longer is. */
const announce = async (db: Kysely<DB>, { id, title, trainerId }: OneToOneDetail, isBlocked: boolean, reason: string) =>
  writeNews(db, sql`select user_id, null as link from trainers where id = ${trainerId} and deleted_at is null`, {
    kind: 'one-to-one',
    title: isBlocked ? `Your offer is blocked: ${title}` : `Your offer is no longer blocked: ${title}`,
    body: reason,
    mail: 'news',
    dedupeKey: `one-to-one:${id}:${randomUUID()}`,
  });

/** Activates, pauses or blocks an offer. Two of one trainer wait for each other: their slots never overlap (H9). */
export const changeOfferStatus: Handler<typeof oneToOneCalls.changeStatus> = async ({ request, db, audit }) => {
  const { status, reason = '', ...named } = request;
  const why = reason.trim();
  await lockTrainersOf(db, named);
  const offer = await oneToOneOffers.lock(db, named);
  requireWay(offer.status, status, why);
  if (status === 'active') {
    await requireTrainer(db, offer.trainerId);
    requireSlot(offer);
    await refuseOverlaps(db, offer);
  }
  await oneToOneOffers.update(db, offer, { status, statusReason: why });
  if (status === 'blocked' || offer.status === 'blocked') await announce(db, offer, status === 'blocked', why);
  audit({
    action: 'oneToOne.changeStatus',
    entity: 'one_to_one_offers',
    entityId: offer.id,
    label: offer.title,
    changes: { status: [offer.status, status], ...(why && { statusReason: [offer.statusReason, why] }) },
  });
  return { oneToOne: await oneToOneOffers.read(db, offer.id) };
};
