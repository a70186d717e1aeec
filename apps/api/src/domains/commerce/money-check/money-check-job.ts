import { sql } from 'kysely';
import { defineJob } from '../../../server/jobs/job';
import { noticeToHolders } from '../payment/notices';
import { noticeOf } from './difference-words';
import { findDifferences } from './find-differences';

/** Compares counters, payments, orders, papers and ledger each night. A difference is reported, never repaired. */
export const moneyCheck = defineJob({
  name: 'money.check',
  kind: 'payment',
  async run({ db, step }) {
    const differences = await db.transaction().setIsolationLevel('repeatable read').execute(findDifferences);
    if (differences.length > 0)
      await step(async (transaction) => {
        const { rows } = await sql<{ day: string }>`select report_day(money_now())::text as day`.execute(transaction);
        await noticeToHolders(transaction, 'invoiceIssue', {
          ...noticeOf(differences),
          link: '/payment/list',
          key: `money-check:${rows[0]!.day}`,
        });
        return { done: differences.length };
      });
    return { state: 'done' };
  },
});
