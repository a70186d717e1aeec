import { defineJob } from '../../../server/jobs/job';
import { forgetOldBytes, forgetOldPayers } from './forget.queries';

/** Rows of one transaction. */
const batch = 2000;

/** Empties what is no longer kept of payers: bytes of old events, and the payers of old invoices of erased people. */
export const paymentForget = defineJob({
  name: 'payment.forget',
  kind: 'payment',
  async run({ step }) {
    let done = 0;
    for (const forget of [forgetOldBytes, forgetOldPayers])
      for (let emptied = batch; emptied === batch;)
        await step(async (db) => {
          emptied = await forget(db, batch);
          done += emptied;
          return { done };
        });
    return { state: 'done' };
  },
});
