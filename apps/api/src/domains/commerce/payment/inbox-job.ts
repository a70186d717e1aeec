import { writeAudit, type AuditEntry } from '../../../server/calls/audit';
import { defineJob, Interrupted, Stopped } from '../../../server/jobs/job';
import { applyEvent } from './apply-event';
import { dueEvents, postpone } from './apply-new-events';
import { inboxJob } from './receive-events';

const most = 100;

/** Applies the events of the inbox, each in a transaction of its own. Each webhook starts it, and the clock does for those that wait. */
export const paymentInbox = defineJob({
  name: inboxJob,
  kind: 'payment',
  async run({ services: { keys, publicUrl }, db, step, origin, report }) {
    let done = 0;
    for (let due = await dueEvents(db, most); due.length > 0; due = await dueEvents(db, most, due.at(-1))) {
      for (const id of due) {
        try {
          await step(async (transaction) => {
            const entries: AuditEntry[] = [];
            await applyEvent({ db: transaction, keys, publicUrl, audit: (entry) => void entries.push(entry) }, id);
            await writeAudit(transaction, origin, entries);
            done += 1;
            return { done };
          });
        } catch (error) {
          if (error instanceof Stopped || error instanceof Interrupted) throw error;
          report(error);
          await step(async (transaction) => {
            await postpone(transaction, id, error);
            return { done };
          });
        }
      }
    }
    return { state: 'done' };
  },
});
