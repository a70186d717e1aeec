import { defineJob, type JobHandler, type JobWork } from '../../../../server/jobs/job';
import { endBatches, missBatches, startBatches } from './batch-clock.queries';
import { batchesToSettle, miscounted, settleBatch } from './holds.queries';
import { batchReminders } from '../news/reminders';
import { closeMeetings, deriveAgain } from './meeting-clock.queries';

/** Meetings before batches: a batch ends when its last meeting has. Each in a transaction of its own. */
const batchClock = defineJob({
  name: 'batch.clock',
  kind: 'clock',
  async run({ step, origin }: JobWork) {
    for (const work of [closeMeetings, startBatches, missBatches, endBatches])
      await step(async (db) => ({ done: await work(db, origin) }));
    return { state: 'done' };
  },
});

/** Holds that are over, and the waitlists, batch by batch. */
const batchHolds = defineJob({
  name: 'batch.holds',
  kind: 'clock',
  async run({ step, db, job }: JobWork) {
    let after = typeof job.cursor === 'number' ? job.cursor : 0;
    for (;;) {
      const ids = await batchesToSettle(db, after);
      for (const id of ids)
        await step(async (transaction) => {
          await settleBatch(transaction, id);
          return { done: 1, cursor: id };
        });
      const last = ids.at(-1);
      if (last === undefined) return { state: 'done' };
      after = last;
    }
  },
});

/** Once a day: instants after new data of time zones, and whether seats are counted right. */
const batchDaily = defineJob({
  name: 'batch.daily',
  kind: 'clock',
  async run({ step, db, report }: JobWork) {
    await step(async (transaction) => ({ done: await deriveAgain(transaction) }));
    const wrong = await miscounted(db);
    if (wrong.length > 0) report(new Error(`The seats of batches ${wrong.join(', ')} are counted wrong`));
    return { state: 'done' };
  },
});

/** What the clock does to batches, their meetings and their members. */
export const batchJobs: readonly JobHandler[] = [batchClock, batchHolds, batchDaily, batchReminders];
