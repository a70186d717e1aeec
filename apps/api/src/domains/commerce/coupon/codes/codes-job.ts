import { couponWriteRight, type CouponKind } from '@lectern/contract/commerce';
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

/** The kind of the coupon. @throws JobError for a coupon that is gone */
const kindOf = async ({ db }: JobWork, { couponId }: CodesPayload): Promise<CouponKind> => {
  const { rows } = await sql<{ kind: CouponKind }>`select kind from coupons where id = ${couponId}`.execute(db);
  if (!rows[0]) throw new JobError('This coupon has ended or is gone');
  return rows[0].kind;
};

/** Makes single-use codes by the batch, then the file with them. A code that some coupon has is drawn again. No file has codes of a campaign: they are secret until they have a winner. */
export const couponCodesJob = defineJob({
  name: codesJobName,
  kind: 'export',
  async run(work) {
    const payload = work.job.payload as unknown as CodesPayload;
    const kind = await kindOf(work, payload);
    refuseWithoutRight([couponWriteRight[kind]], await work.actor());
    let made = 0;
    while (made < payload.count) made = await makeBatch(work, payload);
    if (kind === 'marketing') return { state: 'done', summary: { done: made, skipped: 0, failed: 0 } };
    const outputFileId = await keepOutput(
      work,
      { name: `codes ${payload.prefix}`, extension: 'csv', bytes: csvOf({ head: ['Code'], chunks: codesOf(work) }) },
      () => made,
    );
    return { state: 'done', summary: { done: made, skipped: 0, failed: 0 }, outputFileId };
  },
});
