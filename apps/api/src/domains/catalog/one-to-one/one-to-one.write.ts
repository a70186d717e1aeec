import { messages, say, type RequestOf } from '@lectern/contract';
import type { OneToOneDetail, oneToOneCalls } from '@lectern/contract/catalog';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { readMoney } from '../../../records/amount';
import { lockLive } from '../../../records/lock-live';
import { trimmed } from '../../../records/record-writes';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import { refuseOverLimit } from '../../commerce/limit/refuse-over-limit';
import { requireTrainer } from '../../people/batch/batch-people.queries';
import { requireSkillIn } from '../skill/skill-in-category';
import { oneToOneOffers } from './one-to-one.table';
import { refuseOverlaps, writeSlots } from './slots.write';

type Written = RequestOf<typeof oneToOneCalls.create>;

/** Locks the current and the new trainer of an offer, before the offer itself: two offers of one trainer wait for each other. */
export const lockTrainersOf = async (
  db: Kysely<DB>,
  { id, trainerId }: { readonly id: number; readonly trainerId?: number | undefined },
): Promise<void> => {
  const now = await db.selectFrom('oneToOneOffers').select('trainerId').where('id', '=', id).executeTakeFirst();
  await lockLive(db, 'trainers', [now?.trainerId, trainerId], 'order');
};

/** Locks the trainer of a new offer. @throws 400 unless the trainer is verified */
export const requireLockedTrainer = async (db: Kysely<DB>, trainerId: number): Promise<void> => {
  await lockLive(db, 'trainers', [trainerId], 'order');
  await requireTrainer(db, trainerId);
};

/** An offer that counts under the limit of its trainer's plan. */
export const isHeldOffer = (status: OneToOneDetail['status']): boolean => status !== 'blocked';

/** @throws 409 while its trainer is deleted or has no place left, 400 where an active one would overlap another */
export const requireRestorable = async (db: Kysely<DB>, row: OneToOneDetail): Promise<void> => {
  if (!(await lockLive(db, 'trainers', [row.trainerId], 'order')).has(row.trainerId))
    throw conflict('The trainer of this offer has been deleted');
  if (isHeldOffer(row.status)) await refuseOverLimit(db, 'trainer', row.trainerId, 'offers');
  if (row.status === 'active') await refuseOverlaps(db, row);
};

const rateOf = async (db: Kysely<DB>, rate: string, currency: string) => {
  const { minor, units } = await readMoney(db, rate, currency, { property: 'rate', label: 'Rate', least: 1 });
  return { currency, rateMinor: minor, rateUnits: units };
};

/** A draft with its slots. */
export const createOffer = async (
  db: Kysely<DB>,
  { slots = [], rate, currency, ...written }: Written,
): Promise<number> => {
  await refuseOverLimit(db, 'trainer', written.trainerId, 'offers');
  await requireSkillIn(db, written);
  const id = await oneToOneOffers.insert(db, { ...trimmed(written), ...(await rateOf(db, rate, currency)) });
  await writeSlots(db, id, slots);
  return id;
};

/** An active offer has a slot. @throws 400 */
export const requireSlot = ({ slots }: OneToOneDetail): void => {
  if (slots.length === 0)
    throw badRequest(fieldError('slots', 'required', say(messages.required, { field: 'A weekly slot' })));
};

/** What is absent stays; slots, where they are sent, are all of them. An active offer stays free of overlaps. */
export const updateOffer = async (
  db: Kysely<DB>,
  row: OneToOneDetail,
  { slots, rate, currency, ...written }: Partial<Written>,
): Promise<void> => {
  const { categoryId = row.categoryId, skillId = row.skillId, trainerId = row.trainerId } = written;
  if (trainerId !== row.trainerId && isHeldOffer(row.status)) await refuseOverLimit(db, 'trainer', trainerId, 'offers');
  if (categoryId !== row.categoryId || skillId !== row.skillId) await requireSkillIn(db, { categoryId, skillId }, row);
  const isPriced = rate !== undefined || currency !== undefined;
  await oneToOneOffers.update(db, row, {
    ...trimmed(written),
    ...(isPriced && (await rateOf(db, rate ?? row.rate, currency ?? row.currency))),
  });
  if (slots) await writeSlots(db, row.id, slots);
  if (row.status !== 'active') return;
  const after = await oneToOneOffers.read(db, row.id);
  requireSlot(after);
  // A refusal names the slot by its place in the form.
  await refuseOverlaps(db, { ...after, slots: slots ?? after.slots });
};
