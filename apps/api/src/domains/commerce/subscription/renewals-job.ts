import { writeAudit } from '../../../server/calls/audit';
import { defineJob, type ClockWork } from '../../../server/jobs/job';
import { mailPaylink } from '../paylink/mail-paylink';
import { makeRenewal } from './make-renewal';
import { dueReminders, dueRenewals } from './renewal-terms.queries';

const most = 100;

/** Asks for the periods that follow, each in its own transaction, and reminds the payers of open links. One that fails holds up no other. */
export const subscriptionRenewals = defineJob({
  name: 'subscription.renewals',
  kind: 'clock',
  async run({ services, db, step, origin, report }: ClockWork) {
    let done = 0;
    for (let due = await dueRenewals(db, 0, most); due.length > 0; due = await dueRenewals(db, due.at(-1)!, most))
      for (const id of due) {
        try {
          await step(async (transaction) => {
            const entry = await makeRenewal(transaction, services, id);
            if (entry) await writeAudit(transaction, origin, [entry]);
            done += 1;
            return { done };
          });
        } catch (error) {
          report(error);
        }
      }
    for (const { linkId, key, state } of await dueReminders(db))
      await step(async (transaction) => {
        await mailPaylink(transaction, services, linkId, {
          name: 'renewal-reminder',
          dedupeKey: key,
          values: { state },
        });
        return { done };
      });
    return { state: 'done' };
  },
});
