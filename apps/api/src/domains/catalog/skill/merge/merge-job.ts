import { sql } from 'kysely';
import { defineJob } from '../../../../server/jobs/job';
import { lockMerges } from './lock-pair';
import { mergeBlock, refuseBlocked } from './merge-skill';
import { mergeJobName } from './merge-job-name';

/** Moves what names a merged skill, a block a transaction; after a crash it goes on, as what is moved no longer names the skill. */
export const mergeJob = defineJob({
  name: mergeJobName,
  kind: 'merge',
  async run({ job, db, step }) {
    const mergeId = Number(job.payload['mergeId']);
    const { rows } = await sql<{ sourceId: number; targetId: number; done: number }>`
      select source_id, target_id, moved + dropped as done from skill_merges where id = ${mergeId} and state = 'running'`.execute(
      db,
    );
    const merge = rows[0];
    if (!merge) return { state: 'done' };
    let { done } = merge;
    for (let isMore = true; isMore;)
      await step(async (transaction) => {
        await lockMerges(transaction);
        // What came to the target since: nothing of its name is added while a block moves.
        await sql`select 1 from skills where id = ${merge.targetId} for update`.execute(transaction);
        await refuseBlocked(transaction, merge);
        const count = await mergeBlock(transaction, { ...merge, mergeId });
        isMore = count > 0;
        done += count;
        if (!isMore) await sql`update skill_merges set state = 'done' where id = ${mergeId}`.execute(transaction);
        return { done };
      });
    return { state: 'done', summary: { done, skipped: 0, failed: 0 } };
  },
});
