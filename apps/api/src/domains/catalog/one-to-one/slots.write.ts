import type { OfferSlot, OneToOneDetail } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError } from '../../../server/calls/errors';
import { slotsOf } from './one-to-one.table';
import { ownOverlap, overlapWith } from './slot-overlap';

const overlap = (at: number, text: string) => badRequest(fieldError(`slots[${at}]`, 'overlap', text));

/** Writes all slots of a locked offer. @throws 400 on the slot that overlaps another one of them */
export const writeSlots = async (db: Kysely<DB>, offerId: number, slots: readonly OfferSlot[]): Promise<void> => {
  const at = ownOverlap({ slots });
  if (at !== undefined) throw overlap(at, `Slot ${at + 1} overlaps another slot`);
  await sql`delete from one_to_one_slots where offer_id = ${offerId}`.execute(db);
  await sql`
    insert into one_to_one_slots (offer_id, weekday, starts_at, ends_at)
    select ${offerId}, weekday, "startsAt"::time, "endsAt"::time
    from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) as n (weekday int, "startsAt" text, "endsAt" text)`.execute(
    db,
  );
};

/** Refuses slots that overlap those of another active offer of the locked trainer (H9). @throws 400 on the slot, with the other offer */
export const refuseOverlaps = async (db: Kysely<DB>, offer: OneToOneDetail): Promise<void> => {
  const { rows } = await sql<Pick<OneToOneDetail, 'title' | 'timeZone' | 'slots'>>`
    select t.title, t.time_zone, ${slotsOf} as slots from one_to_one_offers t
    where t.trainer_id = ${offer.trainerId} and t.id <> ${offer.id} and t.status = 'active' and t.deleted_at is null order by t.id`.execute(
    db,
  );
  for (const other of rows) {
    const at = overlapWith(offer, other);
    if (at !== undefined) throw overlap(at, `Slot ${at + 1} overlaps a slot of “${other.title}”`);
  }
};
