import { sql } from 'kysely';
import { writeAudit } from '../../../server/calls/audit';
import { defineJob, type JobWork } from '../../../server/jobs/job';
import { announceAd } from './ad-news';

/** Closes ads whose batches are all completed, cancelled or missed: nobody can book by them any more. */
export const trainingAdClock = defineJob({
  name: 'training-ad.clock',
  kind: 'clock',
  async run({ step, origin }: JobWork) {
    await step(async (db) => {
      const { rows } = await sql<{ id: number; title: string; was: string }>`
        with due as (
          select a.id, a.status from training_ads a where a.status in ('published', 'paused') and a.deleted_at is null
            and exists (select 1 from training_ad_batches l where l.training_ad_id = a.id)
            and not exists (select 1 from training_ad_batches l join batches b on b.id = l.batch_id
              where l.training_ad_id = a.id and b.timing_status in (2, 3) and b.deleted_at is null) for no key update skip locked)
        update training_ads a set status = 'closed', version = version + 1 from due where a.id = due.id returning a.id, a.title, due.status as was`.execute(
        db,
      );
      for (const ad of rows) await announceAd(db, ad, 'closed', 'All of its batches are over.');
      await writeAudit(
        db,
        origin,
        rows.map(({ id, title, was }) => ({
          action: 'trainingAd.changeStatus',
          entity: 'training_ads',
          entityId: id,
          label: title,
          changes: { status: [was, 'closed'] },
        })),
      );
      return { done: rows.length };
    });
    return { state: 'done' };
  },
});
