import { trainingAdCalls, trainingAdRecordingCalls } from '@lectern/contract/catalog';
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

/** A recording of the demo that nobody has overtaken yet. */
export const recordingOvertaken = async ({ done, db, other }: EndpointFixture) => {
  const { rows } = await sql<{
    id: number;
  }>`select id from training_ad_recordings where title <> 'Theirs' order by id limit 1`.execute(db);
  const { recording: read } = await done(trainingAdRecordingCalls.detail, { id: rows[0]!.id });
  const theirs = { id: read.id, version: read.version, title: 'Theirs' };
  return { read, now: (await done(trainingAdRecordingCalls.update, theirs, other)).recording };
};
