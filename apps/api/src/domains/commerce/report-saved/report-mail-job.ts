import { createHash } from 'node:crypto';
import type { AnsweredFile } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { ApiError } from '../../../server/calls/errors';
import { newKey } from '../../../server/files/paths';
import { defineJob, type WorkerServices } from '../../../server/jobs/job';
import { outputPath } from '../../../server/jobs/output-file';
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
  const { rows } = await sql<{ id: number }>`
    insert into files (purpose, status, visibility, original_name, extension, mime, bytes, sha256, storage_key)
    values ('export', 'ready', 'private', ${name}, ${name.slice(name.lastIndexOf('.') + 1)}, ${type}, ${bytes.length}, ${createHash('sha256').update(bytes).digest()}, ${key}) returning id`.execute(
    db,
  );
  return rows[0]!.id;
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

/** Sends saved reports from 07:00 of the business, each once a due day. People who lost the right to reports get none. */
export const reportMail = defineJob({
  name: 'report.mail',
  kind: 'report',
  async run({ db, services, step }) {
    let done = 0;
    for (const due of await readDue(db)) {
      const file = await fileOf(db, due, services.fonts);
      await step(async (transaction) => {
        await mailReport(transaction, services, due, file);
        return { done: (done += 1) };
      });
    }
    return { state: 'done' };
  },
});
