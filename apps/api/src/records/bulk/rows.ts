import { messages, type FieldError } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import type { AuditEntry } from '../../server/calls/audit';
import { apiErrorOf } from '../../server/calls/failure';
import type { Actor } from '../../server/calls/frame';
import type { Summary } from '../../server/jobs/job';
import type { BulkAction, BulkArgs } from './bulk-action';
import { whyNot } from './why';

/** A row of the job that waits for its turn. */
export interface WaitingRow {
  readonly rowNo: number;
  readonly entityId: number;
}

/** What became of one row. */
interface Outcome extends WaitingRow {
  readonly state: 'done' | 'skipped' | 'failed';
  readonly errors: readonly FieldError[];
}

/** Two transactions that met are no reason to skip a row: the whole step is done again. */
const isClash = (error: unknown): boolean =>
  ['40001', '40P01', '55P03'].includes((error as { code?: string }).code ?? '');

const ourFault: FieldError = { property: '', constraints: { fault: messages.unableToProcess } };

/** What is done to each row, by whom; `report` hears of faults of ours. */
export interface BulkRun {
  readonly action: BulkAction;
  readonly actor: Actor;
  readonly args: BulkArgs;
  readonly report: (error: unknown) => void;
}

/** Does it to these rows inside the open transaction, each under a savepoint of its own: one that can't be done leaves the others as they are. */
export const doRows = async (
  db: Kysely<DB>,
  { action, actor, args, report }: BulkRun,
  rows: readonly WaitingRow[],
): Promise<{ outcomes: Outcome[]; entries: AuditEntry[] }> => {
  const outcomes: Outcome[] = [];
  const entries: AuditEntry[] = [];
  for (const row of rows) {
    await sql`savepoint one`.execute(db);
    try {
      entries.push(...(await action.toOne(db, actor, row.entityId, args)));
      outcomes.push({ ...row, state: 'done', errors: [] });
    } catch (error) {
      if (isClash(error)) throw error;
      await sql`rollback to savepoint one`.execute(db);
      const apiError = apiErrorOf(error);
      if (!apiError) report(error);
      outcomes.push(
        apiError
          ? { ...row, state: 'skipped', errors: whyNot(apiError) }
          : { ...row, state: 'failed', errors: [ourFault] },
      );
    }
    await sql`release savepoint one`.execute(db);
  }
  return { outcomes, entries };
};

/** Writes down what became of rows. */
export const noteOutcomes = async (db: Kysely<DB>, jobId: number, outcomes: readonly Outcome[]): Promise<void> => {
  if (outcomes.length === 0) return;
  const list = outcomes.map(
    ({ rowNo, state, errors }) => sql`(${rowNo}::int, ${state}, ${JSON.stringify(errors)}::jsonb)`,
  );
  await sql`update job_rows r set state = v.state, errors = v.errors from (values ${sql.join(list)}) as v(row_no, state, errors) where r.job_id = ${jobId} and r.row_no = v.row_no`.execute(
    db,
  );
};

/** The next rows that wait. */
export const waitingRows = async (db: Kysely<DB>, jobId: number, limit: number): Promise<readonly WaitingRow[]> =>
  (
    await sql<WaitingRow>`select row_no, entity_id from job_rows where job_id = ${jobId} and state = 'valid' order by row_no limit ${limit}`.execute(
      db,
    )
  ).rows;

/** How many rows of the job came to which end so far, and how many there are. */
export const countOutcomes = async (db: Kysely<DB>, jobId: number): Promise<Summary & { readonly total: number }> => {
  const { rows } = await sql<Summary & { total: number }>`
    select count(*) filter (where state = 'done') as done, count(*) filter (where state = 'skipped') as skipped, count(*) filter (where state = 'failed') as failed, count(*) as total
    from job_rows where job_id = ${jobId}`.execute(db);
  return rows[0] ?? { done: 0, skipped: 0, failed: 0, total: 0 };
};
