import { sql } from 'kysely';
import { csvOf } from '../../../../records/export/csv';
import { refuseWithoutRight } from '../../../../server/calls/perform';
import { defineJob, JobError, type JobWork } from '../../../../server/jobs/job';
import { keepOutput } from '../../../../server/jobs/output-file';
import { newCode } from './code-signs';
import { codesJobName, type CodesPayload } from './codes-job-name';
import { countOfJob, insertCodes, readCodesOfJob } from './codes.queries';

/** Codes of one transaction, and of one read for the file. */
const batch = 2000;
const pageRows = 5000;

/** One batch. What is missing is counted in its transaction: a repeat after a crash never makes more than asked. */
const makeBatch = async ({ job, step }: JobWork, { couponId, prefix, count }: CodesPayload): Promise<number> => {
  let made = 0;
  await step(async (db) => {
    const { rows } = await sql`
      select 1 from coupons where id = ${couponId} and deleted_at is null and status <> 'ended' for share`.execute(db);
    if (rows.length === 0) throw new JobError('This coupon has ended or is gone');
    made = await countOfJob(db, job.id);
    const wanted = Math.min(batch, count - made);
    const codes = Array.from({ length: wanted }, () => newCode(prefix));
    made += await insertCodes(db, { couponId, jobId: job.id, codes });
    return { done: made, total: count, summary: { done: made, skipped: 0, failed: 0 } };
  });
  return made;
};

async function* codesOf({ db, job }: JobWork) {
  for (let after = 0, isMore = true; isMore;) {
    const rows = await readCodesOfJob(db, job.id, after, pageRows);
    isMore = rows.length === pageRows;
    after = rows.at(-1)?.id ?? after;
    yield rows.map(({ code }) => [code]);
  }
}

/** Makes single-use codes by the batch, then the file with them. A code that some coupon has is drawn again. */
export const couponCodesJob = defineJob({
  name: codesJobName,
  kind: 'export',
  async run(work) {
    refuseWithoutRight(['couponEdit'], await work.actor());
    const payload = work.job.payload as unknown as CodesPayload;
    let made = 0;
    while (made < payload.count) made = await makeBatch(work, payload);
    const outputFileId = await keepOutput(
      work,
      { name: `codes ${payload.prefix}`, extension: 'csv', bytes: csvOf({ head: ['Code'], chunks: codesOf(work) }) },
      () => made,
    );
    return { state: 'done', summary: { done: made, skipped: 0, failed: 0 }, outputFileId };
  },
});
