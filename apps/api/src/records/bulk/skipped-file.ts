import type { FieldError } from '@lectern/contract';
import { sql } from 'kysely';
import type { BulkAction } from './bulk-action';
import { csvOf } from '../export/csv';
import type { JobWork } from '../../server/jobs/job';
import { keepOutput } from '../../server/jobs/output-file';
import { readRows } from '../read-rows';

interface LeftRow {
  readonly entityId: number;
  readonly name: string | null;
  readonly errors: readonly FieldError[];
}

/** Every reason of a row in one text. */
export const reasonsText = (errors: readonly FieldError[]): string =>
  errors.flatMap(({ constraints }) => Object.values(constraints)).join('\n');

/** The rows that an action left as they were, with the reason of each, as CSV; gives the file's id. */
export const skippedFile = (work: JobWork, { source }: BulkAction, done: number): Promise<number> => {
  const { job, db } = work;
  const left = sql<LeftRow>`
    select r.entity_id, n.name, r.errors from job_rows r left join (${source.names(sql`select entity_id from job_rows where job_id = ${job.id} and state in ('skipped', 'failed')`)}) n on n.id = r.entity_id
    where r.job_id = ${job.id} and r.state in ('skipped', 'failed') order by r.row_no`;
  const chunks = async function* () {
    for await (const rows of readRows(db, left))
      yield rows.map(({ entityId, name, errors }) => [entityId, name, reasonsText(errors)]);
  };
  return keepOutput(
    work,
    {
      name: `Skipped ${source.nouns}`,
      extension: 'csv',
      bytes: csvOf({ head: ['Id', 'Name', 'Reason'], chunks: chunks() }),
    },
    () => done,
  );
};
