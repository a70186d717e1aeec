import { defineJob } from '../../../server/jobs/job';
import { forgetOldProofs } from './forget-proofs.queries';
import { forgetOldBytes, forgetOldPayers } from './forget.queries';

/** Rows of one transaction. */
const batch = 2000;

/** Empties bytes of old events, and payers and proofs of old money of people who were erased. */
export const paymentForget = defineJob({
  name: 'payment.forget',
  kind: 'payment',
  async run({ step }) {
    let done = 0;
    for (const forget of [forgetOldBytes, forgetOldPayers, forgetOldProofs])
      for (let emptied = batch; emptied === batch;)
        await step(async (db) => {
          emptied = await forget(db, batch);
          done += emptied;
          return { done };
        });
    return { state: 'done' };
  },
});
