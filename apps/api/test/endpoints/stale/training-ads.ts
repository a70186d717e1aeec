import { trainingAdCalls } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import type { EndpointFixture } from '../fixture';

/** A draft of an ad of the first trainer. */
export const newTrainingAd = async ({ done, db, next }: EndpointFixture) => {
  const { rows } = await sql<{ trainerId: number; skillId: number }>`
    select (select min(id) from trainers where deleted_at is null) as trainer_id, (select min(id) from skills where status = 'active' and deleted_at is null) as skill_id`.execute(
    db,
  );
  const subject = { ...rows[0]!, languageId: 1, currency: 'INR', price: '1500' };
  return (await done(trainingAdCalls.create, { title: `Ours ${next()}`, ...subject })).trainingAd;
};
