import { sql } from 'kysely';
import { defineJob } from '../../../server/jobs/job';
import { noteActivity } from '../batch-parts/activity';
import { refreshStats } from '../batch-parts/stats';
import { markSubmission } from '../submission/submit';

/** The job that marks submissions again that were handed in before a key changed. */
export const remarkJob = 'task.remark';
const atOnce = 50;

export const taskRemark = defineJob({
  name: remarkJob,
  kind: 'clock',
  async run({ job, step }) {
    const taskId = Number(job.payload['taskId']);
    let from = Number(job.cursor ?? 0);
    for (let isMore = true; isMore;) {
      await step(async (db) => {
        const { rows } = await sql<{ id: number }>`
          select id from submissions where task_id = ${taskId} and state in ('submitted', 'graded') and id > ${from} order by id limit ${atOnce} for update`.execute(
          db,
        );
        for (const { id } of rows) await markSubmission(db, id);
        from = rows.at(-1)?.id ?? from;
        isMore = rows.length === atOnce;
        if (!isMore) {
          const { rows: of } = await sql<{
            batchId: number;
            title: string;
          }>`select batch_id, title from tasks where id = ${taskId}`.execute(db);
          if (of[0]) {
            await refreshStats(db, of[0].batchId);
            await noteActivity(db, { batchId: of[0].batchId, kind: 'task.remarked', data: { title: of[0].title } });
          }
        }
        return { done: rows.length, cursor: from };
      });
    }
    return { state: 'done' };
  },
});
