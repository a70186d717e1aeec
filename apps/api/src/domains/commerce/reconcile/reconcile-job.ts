import { paymentProviders } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { defineJob, type ClockWork } from '../../../server/jobs/job';
import { noticeToHolders } from '../payment/notices';
import { providerOf } from '../payment/providers';
import { compareBooks, windowAt } from './compare-books';
import { endComparison, keepLines, noteRun, readProviders } from './lines.queries';
import { reconcileJobName } from './reconcile-job-name';

/** The moment of money in the database: the books are dated by it. */
const readNow = async (db: Kysely<DB>): Promise<Date> =>
  new Date((await sql<{ now: string }>`select money_now() as now`.execute(db)).rows[0]!.now);

const notice = async (db: Kysely<DB>, code: keyof typeof paymentProviders, found: number, now: Date): Promise<void> =>
  noticeToHolders(db, 'invoiceIssue', {
    title: `${found === 1 ? '1 difference' : `${found} differences`} with ${paymentProviders[code]}`,
    body: 'Its books and ours do not agree. Look at each difference and close it with a note. The accounts of a month wait for that.',
    link: '/reports/reconcile',
    key: `reconcile:${code}:${now.toISOString()}`,
  });

/** Compares the books of each provider with ours, by id. Differences are kept and reported, never repaired. */
export const paymentReconcile = defineJob({
  name: reconcileJobName,
  kind: 'payment',
  async run({ services: { keys, publicUrl }, db, step, report }: ClockWork) {
    const now = await readNow(db);
    const window = windowAt(now);
    const { from, firm } = window;
    let done = 0;
    for (const { id, code } of await readProviders(db, from)) {
      const provider = providerOf(code);
      if (!provider) continue;
      let listed = 0;
      try {
        for await (const found of compareBooks({ db, keys, publicUrl, providerId: id }, provider, window))
          await step(async (transaction) => {
            await keepLines(transaction, id, now, found.lines);
            listed += found.listed;
            return { done };
          });
        await step(async (transaction) => {
          const lines = await endComparison(transaction, id, { from, firm, now, listed });
          if (lines > 0) await notice(transaction, code, lines, now);
          done += 1;
          return { done };
        });
      } catch (error) {
        report(error);
        const words = error instanceof Error ? error.message : String(error);
        await step(async (transaction) => {
          await noteRun(transaction, id, { from, now, listed, error: words });
          return { done };
        });
      }
    }
    return { state: 'done' };
  },
});
