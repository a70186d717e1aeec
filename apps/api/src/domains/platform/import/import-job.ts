import { rightLabels } from '@lectern/contract';
import { writeAudit } from '../../../server/calls/audit';
import { csvOf } from '../../../records/export/csv';
import {
  defineJob,
  JobError,
  type JobEnd,
  type JobHandler,
  type JobWork,
  type Summary,
} from '../../../server/jobs/job';
import { keepOutput } from '../../../server/jobs/output-file';
import { checkNewRows } from './check-rows';
import { failedTable } from './failed-rows';
import type { ImportForm } from './import-form';
import { readImportBytes } from './import-file';
import { inputOf, planOf, type ImportPlan } from './plan';
import { countRowsOf, noteRows, waitingInputs, type InputRow } from './rows.queries';
import { UnreadableSheet } from './sheet/sheet';
import { sheetRows } from './sheet/sheet-rows';
import { writeRows } from './write-rows';

/** Rows in one transaction of the first pass, and of the second, which holds locks. */
const [checkBatch, writeBatch] = [500, 200];

/** Where the next attempt goes on: behind this row of the file, or nowhere, because all are checked. */
interface Cursor {
  readonly checked: number | 'all';
}
const none: Summary = { done: 0, skipped: 0, failed: 0 };

const bytesOf = async ({ job, db, services }: JobWork): Promise<Buffer> => {
  const file = await db.selectFrom('files').select('storageKey').where('id', '=', job.inputFileId).executeTakeFirst();
  const bytes = file && (await readImportBytes(services.store, file.storageKey));
  if (!bytes) throw new JobError('The file is no longer here: upload it again');
  return bytes;
};

async function* batches(bytes: Buffer, { mapping }: ImportPlan, after: number): AsyncGenerator<InputRow[]> {
  const rows: InputRow[] = [];
  let isHead = true;
  for await (const { no, cells, wrong } of sheetRows(bytes)) {
    if (!isHead && no > after)
      rows.push({ rowNo: no, input: inputOf(cells, mapping), ...(wrong !== undefined && { wrong }) });
    isHead = false;
    if (rows.length === checkBatch) yield rows.splice(0);
  }
  yield rows;
}

/** How many rows a file has below its head. @throws UnreadableSheet where it can't be read to its end: nothing is checked by then */
const countFile = async (bytes: Buffer): Promise<number> => {
  let count = -1;
  for await (const _row of sheetRows(bytes)) count += 1;
  return count;
};

/** The first pass: every row is judged and written down, nothing else. */
const checkFile = async (work: JobWork, plan: ImportPlan, after: number): Promise<void> => {
  const { job, step } = work;
  const bytes = await bytesOf(work);
  const total = await countFile(bytes);
  if (total === 0) throw new JobError('This file has no rows below its head');
  let done = after === 0 ? 0 : job.done;
  for await (const rows of batches(bytes, plan, after)) {
    await step(async (db) => {
      await checkNewRows(db, job.id, plan, rows);
      return {
        done: done + rows.length,
        total,
        cursor: { checked: rows.at(-1)?.rowNo ?? after } satisfies Cursor,
        summary: none,
      };
    });
    done += rows.length;
  }
  await step(() => Promise.resolve({ done, cursor: { checked: 'all' } satisfies Cursor }));
};

/** The second pass: the rows that wait are written, each once, with their states. */
const writeFile = async (work: JobWork, plan: ImportPlan): Promise<JobEnd> => {
  const { job, db, step, origin } = work;
  const counts = await countRowsOf(db, job.id);
  const total = counts.done + counts.skipped + counts.failed + counts.add + counts.update;
  let { done, skipped, failed } = counts;
  for (let isMore = true; isMore;) {
    const actor = await work.actor();
    if (!actor.rights.has(plan.form.right))
      throw new JobError(`Not allowed to access: you need the permission ${rightLabels([plan.form.right])}`);
    let after = { done, skipped, failed };
    await step(async (transaction) => {
      const rows = await waitingInputs(transaction, job.id, writeBatch);
      const { ends, entries } = await writeRows(transaction, { jobId: job.id, plan, actor }, rows);
      await noteRows(transaction, job.id, ends);
      await writeAudit(transaction, origin, entries);
      isMore = rows.length === writeBatch;
      const ended = (state: string): number => ends.filter((each) => each.state === state).length;
      after = { done: done + ended('done'), skipped: skipped + ended('skipped'), failed: failed + ended('failed') };
      return { done: after.done + after.skipped + after.failed, total, summary: after };
    });
    ({ done, skipped, failed } = after);
  }
  const { all } = await countRowsOf(db, job.id);
  const left =
    all > done
      ? await keepOutput(
          work,
          {
            name: `Rows not imported from ${plan.fileName.replace(/\.\w+$/, '')}`,
            extension: 'csv',
            bytes: csvOf(failedTable(db, job.id, plan)),
          },
          () => total,
        )
      : undefined;
  return { state: 'done', summary: { done, skipped, failed }, ...(left !== undefined && { outputFileId: left }) };
};

const inWords = (error: unknown): unknown => (error instanceof UnreadableSheet ? new JobError(error.message) : error);

/** An import: checked first, then it waits for its owner's word, then written. */
export const importJob = (form: ImportForm): JobHandler =>
  defineJob({
    name: form.jobName,
    kind: 'import',
    async run(work) {
      const plan = planOf(work.job.payload);
      const { checked } = (work.job.cursor ?? { checked: 0 }) as Cursor;
      try {
        if (checked !== 'all') await checkFile(work, plan, checked);
      } catch (error) {
        throw inWords(error);
      }
      return plan.isConfirmed ? await writeFile(work, plan) : { state: 'review' };
    },
  });
