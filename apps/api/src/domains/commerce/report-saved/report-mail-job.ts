import { createHash } from 'node:crypto';
import type { AnsweredFile } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { ApiError } from '../../../server/calls/errors';
import { newKey } from '../../../server/files/paths';
import { defineJob, Interrupted, Stopped, type JobWork, type WorkerServices } from '../../../server/jobs/job';
import { insertOutput, outputPath } from '../../../server/jobs/output-file';
import { queueMails } from '../../../server/mail/queue-mail';
import { readTable } from '../report-export/read-table';
import { daysText, reportFile, reportTitle } from '../report-export/report-file';
import { noteMail, readDue, readReaders, type DueReport } from './due.queries';
import { movingDays } from './moving-period';

/** The file of a due report, or the sentence that says why there is none. */
const fileOf = async (
  db: Kysely<DB>,
  { report, compare, groupBy, currency, kind, format, period, day }: DueReport,
  fonts: string,
): Promise<AnsweredFile | string> => {
  const request = { report, compare, groupBy, currency, kind, ...movingDays(period, day) };
  try {
    return await reportFile(request, await readTable(db, request), format, fonts);
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
};

/** Keeps a file as exports are kept, in the caller's transaction; gives its id. */
const keepFile = async (
  db: Kysely<DB>,
  { store }: Pick<WorkerServices, 'store'>,
  { name, type, bytes }: AnsweredFile,
): Promise<number> => {
  const key = newKey();
  await store.write(outputPath(key), Buffer.from(bytes));
  const sha256 = createHash('sha256').update(bytes).digest();
  return insertOutput(db, { name, mime: type, size: bytes.length, sha256, key, userId: null });
};

/** Writes the mails of a due report, in the caller's transaction. A second run of the same day finds its row and writes none. */
const mailReport = async (
  db: Kysely<DB>,
  services: Pick<WorkerServices, 'store'>,
  due: DueReport,
  file: AnsweredFile | string,
): Promise<void> => {
  const { id, day, name, rhythm, period, maker } = due;
  const userIds = await readReaders(db, id);
  if (userIds.length === 0) return void (await noteMail(db, due, { state: 'nobody' }));
  if (typeof file === 'string') return void (await noteMail(db, due, { state: 'failed', error: file }));
  if (!(await noteMail(db, due, { state: 'mailed', userIds }))) return;
  await queueMails(db, sql`select id, email from users where id = any(${userIds}::bigint[])`, {
    name: 'report',
    dedupeKey: `report:${id}:${day}`,
    fileId: await keepFile(db, services, file),
    values: {
      ...{ name, maker, report: reportTitle(due), days: daysText(movingDays(period, day)) },
      rhythm: rhythm === 'weekly' ? 'every week' : 'every month',
    },
  });
};

/** Sends due reports one by one. Gives the names of those that could not be sent; their faults are reported. */
const mailDue = async ({ db, services, step, report }: JobWork): Promise<readonly string[]> => {
  const unsent: string[] = [];
  let done = 0;
  for (const due of await readDue(db))
    try {
      const file = await fileOf(db, due, services.fonts);
      await step(async (transaction) => {
        await mailReport(transaction, services, due, file);
        return { done: done + 1 };
      });
      done += 1;
    } catch (error) {
      if (error instanceof Stopped || error instanceof Interrupted) throw error;
      report(error);
      unsent.push(due.name);
    }
  return unsent;
};

/**
 * Sends saved reports from 07:00 of the business, each once a due day. People who lost the right to reports get none. A fault in one
 * report does not stop the others. That report stays due.
 */
export const reportMail = defineJob({
  name: 'report.mail',
  kind: 'report',
  async run(work) {
    const unsent = await mailDue(work);
    if (unsent.length > 0) throw new Error(`Saved reports that were not mailed: ${unsent.join(', ')}`);
    return { state: 'done' };
  },
});
