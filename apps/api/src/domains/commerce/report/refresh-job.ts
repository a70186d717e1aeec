import type { DailyReport } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { defineJob } from '../../../server/jobs/job';

const reports = ['sales', 'signups', 'coupons', 'subscriptions', 'videos'] as const satisfies readonly DailyReport[];

/** Adds up the first days of a report that have a mark, in the caller's transaction. Gives how many; 0 where no mark is left. */
const refreshSome = async (db: Kysely<DB>, report: DailyReport): Promise<number> =>
  (await sql<{ days: number }>`select ${sql.raw(`report_refresh_${report}`)}() as days`.execute(db)).rows[0]!.days;

/** Adds up all days of all reports that have a mark, in the caller's transaction. */
export const refreshReports = async (db: Kysely<DB>): Promise<void> => {
  for (const report of reports) while ((await refreshSome(db, report)) > 0);
};

/** The job's name in the queue. */
export const refreshJobName = 'report.refresh';

/** Adds up the days that changed, a hundred in a transaction. A change that is not committed yet keeps its mark for the next run. */
export const reportRefresh = defineJob({
  name: refreshJobName,
  kind: 'report',
  async run({ step }) {
    let done = 0;
    for (const report of reports)
      for (let isMore = true; isMore;) {
        let days = 0;
        await step(async (db) => {
          days = await refreshSome(db, report);
          return { done: done + days };
        });
        done += days;
        isMore = days > 0;
      }
    return { state: 'done' };
  },
});
