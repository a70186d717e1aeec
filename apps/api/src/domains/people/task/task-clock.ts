import { sql } from 'kysely';
import { writeAudit } from '../../../server/calls/audit';
import { defineJob } from '../../../server/jobs/job';
import { noteActivity } from '../batch-parts/activity';
import { refreshStats } from '../batch-parts/stats';
import { graceSeconds, submitOpen } from '../submission/submit';

const atOnce = 100;

/** Every minute: submits the attempts whose time is up, and closes the tasks that nothing can be handed in to any more. */
export const taskClock = defineJob({
  name: 'task.clock',
  kind: 'clock',
  async run({ step, origin }) {
    for (let count = atOnce; count === atOnce;)
      await step(async (db) => {
        count = await submitOpen(db, sql`closes_at + make_interval(secs => ${graceSeconds}) <= now()`, {
          limit: atOnce,
        });
        return { done: count };
      });
    await step(async (db) => {
      const { rows } = await sql<{ id: number; batchId: number; title: string }>`
        update tasks set state = 'closed' where id in (
          select id from tasks where state = 'published' and deleted_at is null and due_at <= now()
            and due_at + make_interval(mins => accept_late_minutes, secs => ${graceSeconds}) <= now() for update skip locked)
        returning id, batch_id, title`.execute(db);
      for (const { batchId, title } of rows) {
        await refreshStats(db, batchId);
        await noteActivity(db, { batchId, kind: 'task.closed', data: { title } });
      }
      await writeAudit(
        db,
        origin,
        rows.map(({ id, title }) => ({
          action: 'task.state' as const,
          entity: 'tasks',
          entityId: id,
          label: title,
          changes: { status: ['published', 'closed'] },
        })),
      );
      return { done: rows.length };
    });
    return { state: 'done' };
  },
});

/** Every night: the figures of every member of a running batch, whatever a write may have missed. */
export const batchStats = defineJob({
  name: 'batch.stats',
  kind: 'clock',
  async run({ job, db, step }) {
    const from = Number(job.cursor ?? 0);
    const { rows } = await sql<{ id: number }>`
      select id from batches where id > ${from} and deleted_at is null and (timing_status = 3 or status_changed_at > now() - interval '30 days') order by id`.execute(
      db,
    );
    for (const { id } of rows)
      await step(async (transaction) => {
        await refreshStats(transaction, id);
        return { done: 1, cursor: id };
      });
    return { state: 'done' };
  },
});
