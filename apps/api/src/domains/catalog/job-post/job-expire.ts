import { sql } from 'kysely';
import { writeAudit } from '../../../server/calls/audit';
import { defineJob } from '../../../server/jobs/job';

const most = 500;

/** Open jobs whose last day is over expire; one whose proposal is being accepted is left to the next time. */
export const jobExpire = defineJob({
  name: 'job.expire',
  kind: 'clock',
  async run({ step, origin }) {
    for (let isMore = true; isMore;) {
      await step(async (db) => {
        const { rows } = await sql<{ id: number; title: string }>`
          with due as (select id from job_posts where status = 'open' and expires_at <= now() and deleted_at is null order by expires_at limit ${most} for update skip locked)
          update job_posts j set status = 'expired' from due where j.id = due.id returning j.id, j.title`.execute(db);
        await writeAudit(
          db,
          origin,
          rows.map(({ id, title }) => ({
            action: 'jobPost.expire',
            entity: 'job_posts',
            entityId: id,
            label: title,
            changes: { status: ['open', 'expired'] },
          })),
        );
        isMore = rows.length === most;
        return { done: rows.length };
      });
    }
    return { state: 'done' };
  },
});
