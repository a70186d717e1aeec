import { batchCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import type { SellingFixture } from './testing';

/** Price of a seat, in minor units of INR. */
export const seatPrice = 150_000;
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Makes batches of a trainer of their own: `await make(seats)` gives the id. */
export const batchMaker = async (fixture: SellingFixture): Promise<(seats: number) => Promise<number>> => {
  const { id: userId } = await fixture.api.person(14);
  const { rows } = await sql<{ id: number }>`
    insert into trainers (user_id, state) values (${userId}, 'verified') returning id`.execute(fixture.db);
  let batches = 0;
  return async (seats) => {
    batches += 1;
    const { batch } = await fixture.done(batchCalls.create, {
      title: `Algebra ${batches}`,
      kind: 'training',
      trainerId: rows[0]!.id,
      timeZone: 'Asia/Kolkata',
      seats,
      priceMinor: seatPrice,
      currency: 'INR',
      meetings: [{ localDate: inDays(batches + 2), localStart: '18:00', durationMinutes: 60 }],
    });
    return batch.id;
  };
};
